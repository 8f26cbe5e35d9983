import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { apiKeyIdBytes, apiKeyPrefix, apiKeySecretBytes, parseApiKey, writeApiKey, writeApiKeyId } from './api-key.ts';

const bytes = (length: number, value: number) => new Uint8Array(length).fill(value);
const id = writeApiKeyId(bytes(apiKeyIdBytes, 7));
const key = writeApiKey(id, bytes(apiKeySecretBytes, 9));

describe('an API key', () => {
  it.each([0, 1, 255])('has the same shape whatever its bits are (%i)', (value) => {
    const text = writeApiKey(writeApiKeyId(bytes(apiKeyIdBytes, value)), bytes(apiKeySecretBytes, value));
    expect(text).toMatch(/^syn_[0-9A-Za-z]{11}_[0-9A-Za-z]{49}$/);
    expect(parseApiKey(text)).toMatchObject({ text });
  });

  it('keeps apart secrets that differ in one bit', () => {
    const secrets = Array.from({ length: 256 }, (_, bit) => {
      const secret = bytes(apiKeySecretBytes, 0);
      secret[bit >> 3] = 1 << (bit & 7);
      return writeApiKey(id, secret);
    });
    expect(new Set(secrets).size).toBe(256);
  });

  it('begins with what may be shown of it', () => {
    expect(key.startsWith(`${apiKeyPrefix(id)}_`)).toBe(true);
    expect(parseApiKey(key)?.id).toBe(id);
  });

  it('ends with the CRC-32 of the rest', () => {
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const sum = Array.from(key.slice(-6)).reduce((total, digit) => total * 62 + digits.indexOf(digit), 0);
    expect(sum).toBe(crc32(key.slice(0, -6)));
  });

  it('is not recognised once any character of it is changed, missing or added', () => {
    const changed = [...key].map((old, at) => `${key.slice(0, at)}${old === 'x' ? 'y' : 'x'}${key.slice(at + 1)}`);
    const odd = [...changed, key.slice(1), key.slice(0, -1), `${key}0`, ` ${key}`, `${key}\n`, key.toUpperCase(), ''];
    expect(odd.filter((text) => parseApiKey(text) !== undefined)).toEqual([]);
  });
});
