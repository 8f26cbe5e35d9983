// CDX, ChemDraw's binary form, as a tree: objects with an id, properties with a size, ends. What has no name is passed over,
// a value that cannot be read is left out, and where the file cannot be followed the next object is looked for.

import { bondOrders, objectNames, properties, type PropertyKind } from './cdx-names.ts';
import { mostDepth, mostObjects, type Drawing, type DrawnObject } from './drawn-object.ts';

/** The signature, four bytes, ten reserved ones, and the tag and id of the document itself. */
const headerBytes = 28;
const objectBit = 0x8000;
/** A property of this size has its real size in the next four bytes. */
const longProperty = 0xffff;
const unitsPerPoint = 65_536;

/** Reads as much of a file as there is. Never throws. */
export function readCdx(file: Buffer): Drawing {
  return new CdxReader(file).read();
}

class CdxReader {
  readonly #file: Buffer;
  readonly #root: DrawnObject = { name: 'CDXML', attributes: {}, children: [] };
  #open: DrawnObject[] = [this.#root];
  #at = headerBytes;
  #objects = 0;
  #isCut: boolean;

  constructor(file: Buffer) {
    this.#file = file;
    this.#isCut = file.length < headerBytes;
  }

  read(): Drawing {
    while (this.#at + 2 <= this.#file.length && this.#objects < mostObjects) this.#step();
    // The ends of document and page are often missing, that of a molecule never.
    const isInside = this.#markOpen();
    return { root: this.#root, isCut: this.#isCut || isInside || this.#objects >= mostObjects };
  }

  #step(): void {
    const tag = this.#file.readUInt16LE(this.#at);
    if (tag === 0) {
      this.#at += 2;
      if (this.#open.length > 1) this.#open.pop();
    } else if ((tag & objectBit) === 0) this.#takeProperty(tag);
    else if (this.#at + 6 > this.#file.length || this.#open.length > mostDepth) this.#lose();
    else this.#begin(tag, this.#file.readUInt32LE(this.#at + 2));
  }

  #begin(tag: number, id: number): void {
    this.#at += 6;
    this.#objects += 1;
    const one: DrawnObject = { name: objectNames[tag] ?? 'unknown', attributes: { id: String(id) }, children: [] };
    this.#open.at(-1)?.children.push(one);
    this.#open.push(one);
  }

  #takeProperty(tag: number): void {
    const size = this.#sizeAt(this.#at + 2);
    if (!size || size.from + size.bytes > this.#file.length) return this.#lose();
    this.#at = size.from + size.bytes;
    const [name, kind] = properties[tag] ?? [];
    const owner = this.#open.at(-1);
    if (name === undefined || kind === undefined || !owner) return;
    const value = valueOf(this.#file.subarray(size.from, this.#at), kind);
    if (value === undefined) return;
    if (name === 'Text') owner.text ??= value;
    else if (name === 'UTF8Text') owner.text = value;
    else owner.attributes[name] = value;
  }

  #sizeAt(at: number): { from: number; bytes: number } | undefined {
    if (at + 2 > this.#file.length) return undefined;
    const size = this.#file.readUInt16LE(at);
    if (size !== longProperty) return { from: at + 2, bytes: size };
    return at + 6 > this.#file.length ? undefined : { from: at + 6, bytes: this.#file.readUInt32LE(at + 2) };
  }

  /** Says of the molecule that is being read that a part of it is lost; false outside of molecules. */
  #markOpen(): boolean {
    const fragment = this.#open.find(({ name }) => name === 'fragment');
    if (fragment) fragment.isCut = true;
    return fragment !== undefined;
  }

  // Nothing of what is here makes sense: on to the next molecule, atom or bond.
  #lose(): void {
    this.#isCut = true;
    this.#markOpen();
    const next = this.#nextObject(this.#at + 1);
    const tag = next === -1 ? 0 : this.#file.readUInt16LE(next);
    this.#at = next === -1 ? this.#file.length : next;
    const holder = tag === 0x8003 ? ['CDXML', 'page', 'group', 'n'] : ['fragment'];
    while (this.#open.length > 1 && !holder.includes(this.#open.at(-1)?.name ?? '')) this.#open.pop();
  }

  #nextObject(from: number): number {
    for (let at = from; at + 8 <= this.#file.length; at += 1) {
      const tag = this.#file.readUInt16LE(at);
      const isPlausible = tag >= 0x8003 && tag <= 0x8005 && this.#file.readUInt32LE(at + 2) < 0x01_00_00_00;
      const next = isPlausible ? this.#file.readUInt16LE(at + 6) : -1;
      if (next === 0 || properties[next] !== undefined || objectNames[next] !== undefined) return at;
    }
    return -1;
  }
}

function valueOf(bytes: Buffer, kind: PropertyKind): string | undefined {
  if (Array.isArray(kind)) return kind[integerOf(bytes) ?? -1];
  switch (kind) {
    case 'integer':
      return asText(integerOf(bytes));
    case 'boolean':
      return bytes.length === 0 || bytes.some((byte) => byte !== 0) ? 'yes' : 'no';
    case 'number':
      return asText(bytes.length === 8 ? bytes.readDoubleLE() : integerOf(bytes));
    case 'ids':
      return idsOf(bytes);
    case 'countedIds':
      return idsOf(bytes.subarray(2));
    case 'point':
      return bytes.length < 8 ? undefined : joined([bytes.readInt32LE(4), bytes.readInt32LE(0)]);
    case 'point3D':
      return bytes.length < 12 ? undefined : joined([0, 4, 8].map((at) => bytes.readInt32LE(at)));
    case 'rectangle':
      return bytes.length < 16 ? undefined : joined([4, 0, 12, 8].map((at) => bytes.readInt32LE(at)));
    case 'order':
      return orderOf(integerOf(bytes));
    case 'text':
      return styledText(bytes);
  }
}

function joined(units: readonly number[]): string {
  return units.map((unit) => (unit / unitsPerPoint).toFixed(4)).join(' ');
}

function integerOf(bytes: Buffer): number | undefined {
  const size = bytes.length > 4 ? 4 : bytes.length;
  return size === 0 ? undefined : bytes.readIntLE(0, size);
}

function asText(value: number | undefined): string | undefined {
  return value === undefined || !Number.isFinite(value) ? undefined : String(value);
}

function idsOf(bytes: Buffer): string {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4)).join(' ');
}

function orderOf(bits: number | undefined): string | undefined {
  const orders = bits === undefined || bits === -1 ? [] : bondOrders.filter(([bit]) => (bits & bit) !== 0);
  return orders.length === 0 ? undefined : orders.map(([, order]) => order).join(' ');
}

const styleBytes = 10;

// Styles of its runs stand before a text, their number first; plain text has none.
function styledText(bytes: Buffer): string | undefined {
  if (bytes.length < 2) return bytes.toString('latin1');
  const from = 2 + bytes.readUInt16LE(0) * styleBytes;
  const text = from <= bytes.length ? bytes.subarray(from) : bytes;
  const utf8 = text.toString('utf8');
  return (utf8.includes('\uFFFD') ? text.toString('latin1') : utf8).replaceAll(/\r\n?/g, '\n').replaceAll('\0', '');
}
