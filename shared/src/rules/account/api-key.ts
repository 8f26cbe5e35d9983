// How an API key is written: `syn_<id>_<secret><checksum>`. The fixed start and the checksum let secret scanners tell a
// leaked key from any other text, and the gateway refuse a mistyped one without asking anybody.

export interface ParsedApiKey {
  /** Names the key; no secret. */
  id: string;
  /** The whole key. */
  text: string;
}

export const apiKeySecretBytes = 32;
export const apiKeyIdBytes = 8;

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// The digits that the bytes need at most: 62^11 > 2^64, 62^43 > 2^256, 62^6 > 2^32.
const idLength = 11;
const secretLength = 43;
const checksumLength = 6;
const shape = new RegExp(
  `^(syn_[0-9A-Za-z]{${idLength}}_[0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checksumLength}})$`,
);

/** The key made of an id and 256 random bits. */
export function writeApiKey(id: string, secret: Uint8Array): string {
  const start = `${apiKeyPrefix(id)}_${base62(secret, secretLength)}`;
  return `${start}${checksumOf(start)}`;
}

/** The part of a key that may be shown. */
export function apiKeyPrefix(id: string): string {
  return `syn_${id}`;
}

/** The id of a key made of 64 random bits. */
export function writeApiKeyId(bytes: Uint8Array): string {
  return base62(bytes, idLength);
}

/** The key, or undefined for a text that never was one. Says nothing of whether it is valid. */
export function parseApiKey(text: string): ParsedApiKey | undefined {
  const [, start, checksum] = shape.exec(text) ?? [];
  if (start === undefined || checksum !== checksumOf(start)) return undefined;
  return { id: start.slice(4, 4 + idLength), text };
}

function checksumOf(start: string): string {
  const sum = crc32(new TextEncoder().encode(start));
  return base62(
    [24, 16, 8, 0].map((shift) => (sum >>> shift) & 0xff),
    checksumLength,
  );
}

function base62(bytes: Iterable<number>, length: number): string {
  let number = 0n;
  for (const byte of bytes) number = number * 256n + BigInt(byte);
  let digits = '';
  for (; number > 0n; number /= 62n) digits = `${alphabet[Number(number % 62n)]}${digits}`;
  return digits.padStart(length, '0');
}

// CRC-32 of ISO 3309, reflected polynomial 0xEDB88320.
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
