// What a picture is by its first bytes; the ending of a name may lie.

const formats: readonly (readonly [format: string, is: (head: Buffer) => boolean])[] = [
  ['png', (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['jpg', (head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['gif', (head) => /^GIF8[79]a$/.test(head.toString('latin1', 0, 6))],
  ['webp', (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'],
];

/** The ending that goes with the format of PNG, JPEG, GIF and WebP; undefined for anything else. */
export function pictureFormatOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 16));
  return formats.find(([, is]) => is(head))?.[0];
}
