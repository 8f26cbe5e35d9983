import { describe, expect, it } from 'vitest';
import { codeOf, fromBase32, matchingStep, newSecret, otpauthUrl, stepAt, toBase32 } from './totp.ts';

const secret = toBase32(Buffer.from('12345678901234567890'));

describe('one-time passwords', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('are those of RFC 6238 appendix B at %i s', (seconds, expected) => {
    expect(codeOf(secret, stepAt(seconds * 1000), 8)).toBe(expected);
  });

  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foobar', 'MZXW6YTBOI'],
  ])('write %j in base 32 as RFC 4648 section 10 does', (text, expected) => {
    expect(toBase32(Buffer.from(text))).toBe(expected);
    expect(fromBase32(expected).toString()).toBe(text);
  });

  it('count one step early or late, no further, and each once', () => {
    const now = 1_700_000_000_000;
    const step = stepAt(now);
    const at = (offset: number) => matchingStep(secret, codeOf(secret, step + offset), now, 0);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step - 1, step, step + 1, undefined]);
    expect(matchingStep(secret, codeOf(secret, step), now, step)).toBeUndefined();
    expect(matchingStep(secret, '12345', now, 0)).toBeUndefined();
  });

  it('have a secret of 160 bits and an address that apps read', () => {
    expect(fromBase32(newSecret())).toHaveLength(20);
    expect(otpauthUrl('ABC', 'Syn Plan', 'chemist')).toBe(
      'otpauth://totp/Syn%20Plan:chemist?secret=ABC&issuer=Syn%20Plan&algorithm=SHA1&digits=6&period=30',
    );
  });
});
