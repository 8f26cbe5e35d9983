import { describe, expect, it } from 'vitest';
import { asksForConfiguration } from './configured-pattern.ts';

describe('a configuration in a SMARTS', () => {
  it.each([
    ['[c:1][C@H:2]([OX2H1:3])[CX4:4]', true],
    ['[CX4:1]@[CX3:2]-!@[c:3]', false],
    ['[NX3;$(N(@C)@C):1][CX4:2]', false],
  ])('is another thing than a ring bond in %s', (smarts, asks) => {
    expect(asksForConfiguration(smarts)).toBe(asks);
  });
});
