// Reads and writes the parts of a wasm file: https://webassembly.github.io/spec/core/binary/modules.html

/** Kinds of sections. */
export const IMPORTS = 2;
export const EXPORTS = 7;
export const CODE = 10;
export const DATA = 11;
const CUSTOM = 0;

/** Of a section of names, the part with those of functions. */
const FUNCTIONS = 1;

/** A segment of data that lies at an address: its kind, and the instructions around the address. */
const ACTIVE = 0;
const CONSTANT = 0x41;
const END = 0x0b;

const HEADER = 8;

/** Reads numbers and names one after another, from a place in a file. */
class Reader {
  constructor(file, at = 0) {
    this.file = file;
    this.at = at;
  }

  /** The next byte. */
  byte() {
    return this.file[this.at++];
  }

  /** The next number, seven bits a byte. */
  number() {
    for (let value = 0, shift = 1; ; shift *= 128) {
      const byte = this.byte();
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  }

  /** The next name. */
  name() {
    const length = this.number();
    return this.file.toString('utf8', this.at, this.at += length);
  }

  /** Passes over an import, and says its kind: 0 for a function. */
  import() {
    this.name();
    this.name();
    const kind = this.byte();
    if (kind === 0) this.number();
    if (kind === 3) this.at += 2;
    if (kind === 1) this.byte();
    if (kind === 1 || kind === 2) {
      const hasMost = this.byte() & 1;
      this.number();
      if (hasMost) this.number();
    }
    return kind;
  }

  /** The next segment of data: what stands before it, its address and its bytes. */
  segment() {
    const begin = this.at;
    if (this.number() !== ACTIVE || this.byte() !== CONSTANT) throw new Error('a segment without an address');
    const from = this.number();
    if (this.byte() !== END) throw new Error('a segment without an address');
    const head = this.since(begin);
    const length = this.number();
    this.at += length;
    return { head, from, data: this.file.subarray(this.at - length, this.at) };
  }

  /** The bytes from a place up to here. */
  since(begin) {
    return this.file.subarray(begin, this.at);
  }
}

/** A number as the file has it. */
export const bytes = (value) =>
  Buffer.from(value < 128 ? [value] : [(value & 127) | 128, ...bytes(Math.floor(value / 128))]);

/** A name as the file has it. */
export const text = (words) => Buffer.concat([bytes(Buffer.byteLength(words)), Buffer.from(words)]);

/** The names of a file's functions by number; none if the file has no names. */
export function functionNames(file) {
  const names = new Map();
  const reader = new Reader(file, HEADER);
  while (reader.at < file.length) {
    const kind = reader.byte();
    const length = reader.number();
    const end = reader.at + length;
    if (kind === CUSTOM && reader.name() === 'name') {
      while (reader.at < end) {
        const part = reader.byte();
        const partLength = reader.number();
        const partEnd = reader.at + partLength;
        for (let left = part === FUNCTIONS ? reader.number() : 0; left > 0; left -= 1) names.set(reader.number(), reader.name());
        reader.at = partEnd;
      }
    }
    reader.at = end;
  }
  return names;
}

/**
 * The file with the sections of one kind changed. `change` gets a reader at the start of the section, which
 * is a list, and the number of entries; it returns the new entries.
 */
export function withList(file, kind, change) {
  const parts = [file.subarray(0, HEADER)];
  const reader = new Reader(file, HEADER);
  while (reader.at < file.length) {
    const begin = reader.at;
    const found = reader.byte();
    const length = reader.number();
    const end = reader.at + length;
    if (found === kind) {
      const entries = change(reader, reader.number());
      const content = Buffer.concat([bytes(entries.length), ...entries]);
      parts.push(Buffer.from([kind]), bytes(content.length), content);
    } else {
      parts.push(file.subarray(begin, end));
    }
    reader.at = end;
  }
  return Buffer.concat(parts);
}
