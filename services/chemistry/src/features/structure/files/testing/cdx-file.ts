// CDX files for tests, tag by tag, so that each oddity of a real one can be written.

/** An object: its tag, id and what is inside; or a property: its tag and bytes; or bytes as they are. */
export type CdxPart =
  | { tag: number; id: number; parts: readonly CdxPart[]; isOpen?: true }
  | { property: number; bytes: Buffer; size?: number }
  | Buffer;

const u16 = (value: number): Buffer => Buffer.from([value & 0xff, (value >> 8) & 0xff]);
export const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
export const ids = (...values: number[]): Buffer => Buffer.concat(values.map(u32));

/** A file with the parts in a page. */
export function cdxFile(...parts: readonly CdxPart[]): Buffer {
  const header = Buffer.concat([Buffer.from('VjCD0100'), Buffer.from([4, 3, 2, 1]), Buffer.alloc(10)]);
  const document = Buffer.concat([u16(0x8000), u32(0)]);
  const page = write({ tag: 0x8001, id: 90_000, parts });
  return Buffer.concat([header, document, page, u16(0)]);
}

function write(part: CdxPart): Buffer {
  if (Buffer.isBuffer(part)) return part;
  if ('property' in part) {
    const size = part.size ?? part.bytes.length;
    const long = size >= 0xffff ? [u16(0xffff), u32(size)] : [u16(size)];
    return Buffer.concat([u16(part.property), ...long, part.bytes]);
  }
  return Buffer.concat([u16(part.tag), u32(part.id), ...part.parts.map(write), ...(part.isOpen ? [] : [u16(0)])]);
}

const point = (x: number, y: number): CdxPart => ({
  property: 0x0200,
  bytes: Buffer.concat([u32(Math.round(y * 65_536)), u32(Math.round(x * 65_536))]),
});
export const property = (tag: number, value: number, bytes: 1 | 2 | 4 = 2): CdxPart => ({
  property: tag,
  bytes: u32(value).subarray(0, bytes),
});
export const text = (words: string): CdxPart => ({
  tag: 0x8006,
  id: 80_000,
  parts: [{ property: 0x0700, bytes: Buffer.concat([u16(1), Buffer.alloc(10), Buffer.from(words)]) }],
});

/** `element` 6 is left out, as ChemDraw does. */
export function atom(id: number, x: number, y: number, element = 6, more: readonly CdxPart[] = []): CdxPart {
  const kind = element === 6 ? [] : [property(0x0402, element)];
  return { tag: 0x8004, id, parts: [point(x, y), ...kind, ...more] };
}

export function bond(id: number, from: number, to: number, more: readonly CdxPart[] = []): CdxPart {
  return { tag: 0x8005, id, parts: [property(0x0604, from, 4), property(0x0605, to, 4), ...more] };
}

export const doubleBond = property(0x0600, 2);
export const wedge = property(0x0601, 6);
export const hash = property(0x0601, 3);

export function fragment(id: number, ...parts: readonly CdxPart[]): CdxPart {
  return { tag: 0x8003, id, parts };
}

/** From left to right at the height of the molecules. */
export function arrow(id: number, from: number, to: number, more: readonly CdxPart[] = []): CdxPart {
  const place = (x: number): Buffer => Buffer.concat([u32(x * 65_536), u32(100 * 65_536), u32(0)]);
  const ends: CdxPart[] = [
    { property: 0x0207, bytes: place(to) },
    { property: 0x0208, bytes: place(from) },
  ];
  return { tag: 0x8021, id, parts: [...ends, property(0x0a35, 2), ...more] };
}

/** Steps by the ids of their molecules. */
export function scheme(...steps: readonly { reactants: number[]; products: number[]; above?: number[] }[]): CdxPart {
  const step = ({ reactants, products, above = [] }: (typeof steps)[number], index: number): CdxPart => ({
    tag: 0x800e,
    id: 70_001 + index,
    parts: [
      { property: 0x0c01, bytes: ids(...reactants) },
      { property: 0x0c02, bytes: ids(...products) },
      { property: 0x0c05, bytes: ids(...above) },
    ],
  });
  return { tag: 0x800d, id: 70_000, parts: steps.map(step) };
}
