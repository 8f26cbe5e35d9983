import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { matchingStep, otpauthUrl } from './totp.ts';

/** That of RFC 6238 appendix B: `12345678901234567890`. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('one-time passwords', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 appendix B at %i s', (seconds, code) => {
    expect(matchingStep(secret, code, seconds * 1000, 0)).toBe(Math.floor(seconds / 30));
  });

  it('count one step early or late, no further, and each once', () => {
    const seconds = 1_700_000_000;
    const step = Math.floor(seconds / 30);
    const codeOf = (of: number) => generateSync({ secret, epoch: of * 30 });
    const at = (offset: number) => matchingStep(secret, codeOf(step + offset), seconds * 1000, 0);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step - 1, step, step + 1, undefined]);
    expect(matchingStep(secret, codeOf(step), seconds * 1000, step)).toBeUndefined();
    expect(matchingStep(secret, '12345', seconds * 1000, 0)).toBeUndefined();
  });

  it('have an address that apps read', () => {
    expect(otpauthUrl('ABC', 'Syn Plan', 'chemist')).toBe(
      'otpauth://totp/Syn%20Plan:chemist?secret=ABC&issuer=Syn%20Plan&algorithm=SHA1&digits=6&period=30',
    );
  });
});
