// Reads the little of Python's pickle that lists of lists of numbers need (PEP 3154, protocols 0 to 5). Nothing is ever
// called or built from it but numbers and lists.

type Item = number | Item[];

const lineFeed = 10;
const mark: unique symbol = Symbol('mark');

/** Rows of numbers. Throws a TypeError for anything else in the file. */
export function readPickledNumbers(bytes: Uint8Array): number[][] {
  const top = new Reader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).read();
  if (!Array.isArray(top)) throw refused();
  return top.map((row) => {
    if (!Array.isArray(row)) throw refused();
    return row.map((item) => {
      if (typeof item !== 'number') throw refused();
      return item;
    });
  });
}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;
  readonly #stack: (Item | typeof mark)[] = [];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  read(): Item {
    for (;;) {
      const code = this.#bytes[this.#at];
      this.#at += 1;
      if (code === undefined) throw refused();
      const letter = String.fromCodePoint(code);
      if (letter === '.') return this.#item();
      this.#step(letter);
    }
  }

  #step(letter: string): void {
    const skipped = skippedBytes[letter];
    if (skipped !== undefined) return void (this.#at += skipped);
    const size = numberBytes[letter];
    if (size !== undefined) return void this.#stack.push(this.#number(letter, size));
    switch (letter) {
      case 'p':
        return void this.#line();
      case 'F':
      case 'I':
      case 'L':
        return void this.#stack.push(numberIn(this.#line()));
      case '\u008a':
        return void this.#stack.push(this.#long());
      case '(':
        return void this.#stack.push(mark);
      case ']':
        return void this.#stack.push([]);
      case 'l':
        return void this.#stack.push(this.#sinceMark());
      case 'a':
        return this.#append([this.#item()]);
      case 'e':
        return this.#append(this.#sinceMark());
      default:
        throw refused();
    }
  }

  #number(letter: string, size: number): number {
    const from = this.#at;
    this.#at += size;
    if (this.#at > this.#bytes.length) throw refused();
    if (letter === 'G') return this.#bytes.readDoubleBE(from);
    return letter === 'J' ? this.#bytes.readInt32LE(from) : this.#bytes.readUIntLE(from, size);
  }

  #long(): number {
    const size = this.#bytes[this.#at] ?? 0;
    this.#at += 1 + size;
    if (size > 6 || this.#at > this.#bytes.length) throw refused();
    return size === 0 ? 0 : this.#bytes.readIntLE(this.#at - size, size);
  }

  #line(): string {
    const end = this.#bytes.indexOf(lineFeed, this.#at);
    if (end === -1) throw refused();
    const line = this.#bytes.toString('latin1', this.#at, end);
    this.#at = end + 1;
    return line;
  }

  #item(): Item {
    const item = this.#stack.pop();
    if (item === undefined || item === mark) throw refused();
    return item;
  }

  #sinceMark(): Item[] {
    const items: Item[] = [];
    for (let item = this.#stack.pop(); item !== mark; item = this.#stack.pop()) {
      if (item === undefined) throw refused();
      items.push(item);
    }
    return items.toReversed();
  }

  #append(items: readonly Item[]): void {
    const list = this.#stack.at(-1);
    if (!Array.isArray(list)) throw refused();
    for (const item of items) list.push(item);
  }
}

/** Names of what was read before, and the frames and version around it: nothing here needs them. */
const skippedBytes: Readonly<Record<string, number>> = { q: 1, r: 4, '\u0080': 1, '\u0094': 0, '\u0095': 8 };
const numberBytes: Readonly<Record<string, number>> = { K: 1, M: 2, J: 4, G: 8 };

function numberIn(text: string): number {
  const value = Number(text.replace(/L$/, ''));
  if (text === '' || Number.isNaN(value)) throw refused();
  return value;
}

function refused(): TypeError {
  return new TypeError('the file is no pickled table of fragment contributions');
}
