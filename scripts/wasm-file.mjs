// Reads and writes the parts of a wasm file: https://webassembly.github.io/spec/core/binary/modules.html

/** Kinds of sections. */
export const IMPORTS = 2;
export const EXPORTS = 7;

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
