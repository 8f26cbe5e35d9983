// One-time passwords by the clock (RFC 6238), as authenticator apps make them: SHA-1, six digits, thirty seconds.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const stepSeconds = 30;
const digits = 6;
/** Clocks may be one step apart (RFC 6238 section 5.2). */
const drift = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits in base 32 (RFC 4226 section 4, R6). */
export function newSecret(): string {
  return toBase32(randomBytes(20));
}

/** RFC 4648 section 6, without padding. */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Throws a RangeError for a sign that base 32 has not. */
export function fromBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value < 0) throw new RangeError('not base 32');
    bits += value.toString(2).padStart(5, '0');
  }
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a counter (RFC 4226 section 5.3). */
export function codeOf(secret: string, counter: number, length = digits): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', fromBase32(secret)).update(moving).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** The step of the clock at a moment in epoch ms. */
export const stepAt = (ms: number): number => Math.floor(ms / 1000 / stepSeconds);

/** The step whose code this is, near `nowMs` and later than `lastStep`; undefined for a wrong or used one. */
export function matchingStep(secret: string, code: string, nowMs: number, lastStep: number): number | undefined {
  const given = Buffer.from(code);
  const now = stepAt(nowMs);
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => now - drift + index);
  return steps.find((step) => {
    const expected = Buffer.from(codeOf(secret, step));
    const isSame = given.length === expected.length && timingSafeEqual(given, expected);
    return isSame && step > lastStep;
  });
}

/** The address that authenticator apps read from the QR code. */
export function otpauthUrl(secret: string, issuer: string, userName: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(userName)}`;
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
  return `otpauth://totp/${label}?${query}`;
}
