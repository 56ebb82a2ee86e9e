// Takes out of a program what only the text of a panic needs, for programs that show no such text: they stop
// at a panic as before. Run by the scripts that build before wasm-opt, which removes code that nothing reaches then.
//
//   node scripts/strip-panics.mjs PROGRAM_bg.wasm [--part]
//
// --part: the file is a part of a program, and what reports its panics is in another.
import { readFileSync, writeFileSync } from 'node:fs';
import { CODE, DATA, IMPORTS, bytes, functionNames, withList } from './wasm-file.mjs';

// The functions of Rust's libraries that report a panic and never return. Their names change with the compiler.
const REPORTS = /\bcore(\[\w+\])?::panicking::|::(unwrap|expect|assert|slice_index|slice_error|len_mismatch)_fail|\bpanic_already_|::(handle_error|capacity_overflow|handle_alloc_error)$|\bstd(\[\w+\])?::panicking::/;

// The body of such a function: no variables, and an instruction that stops the program.
const STOP = Buffer.from([0, 0x00, 0x0b]);

// The functions that write what only panics tell: the state of a cell, pointers, errors and values of libraries.
const DEBUG = /^<(&isize|\*mut T|wasm_bindgen::|std(\[\w+\])?::thread::|async_once_cell::|core(\[\w+\])?::fmt::Error).* as core(\[\w+\])?::fmt::Debug>::fmt/;

// The body of such a function: it writes nothing, and returns that this went well.
const WRITE_NOTHING = Buffer.from([0, 0x41, 0x00, 0x0b]);

// Where a panic comes from: the address and the length of a path, a line and a column.
const PLACE = 16;
const PATH = /^[\w/.@+-]+\.rs\0?$/;

// The kind of an import that is a function: they have the first numbers.
const FUNCTION = 0;

const [path, kind] = process.argv.slice(2);
let file = readFileSync(path);
const names = functionNames(file);

let imported = 0;
withList(file, IMPORTS, (reader, count) => {
  for (let entry = 0; entry < count; entry += 1) if (reader.import() === FUNCTION) imported += 1;
  // Only counted: the file stays as it is.
  return [];
});

let stripped = 0;
file = withList(file, CODE, (reader, count) => Array.from({ length: count }, (_, index) => {
  const begin = reader.at;
  const length = reader.number();
  reader.at += length;
  const name = names.get(imported + index) ?? '';
  const body = [[REPORTS, STOP], [DEBUG, WRITE_NOTHING]].find(([kind]) => kind.test(name))?.[1];
  if (!body) return reader.since(begin);
  stripped += 1;
  return Buffer.concat([bytes(body.length), body]);
}));
if (stripped === 0 && kind !== '--part') throw new Error(`${path} has no function that reports a panic: are their names gone?`);

file = withList(file, DATA, (reader, count) => {
  const segments = Array.from({ length: count }, () => reader.segment());
  const at = (address) => segments.find(({ from, data }) => address >= from && address < from + data.length);
  const told = [];
  for (const { from, data } of segments) {
    // Words have addresses that are multiples of 4.
    for (let place = -from & 3; place + PLACE <= data.length; place += 4) {
      const [address, length] = [data.readUInt32LE(place), data.readUInt32LE(place + 4)];
      const there = at(address);
      const text = there?.data.subarray(address - there.from, address - there.from + length);
      if (text?.length === length && length > 4 && PATH.test(text.toString('latin1'))) told.push(text, data.subarray(place, place + PLACE));
    }
  }
  told.forEach((part) => part.fill(0));
  return segments.map(({ head, data }) => Buffer.concat([head, bytes(data.length), data]));
});
writeFileSync(path, file);
