import { describe, expect, it } from 'vitest';
import { asksForConfiguration, coarsePattern, mirrored } from './coarse-pattern.ts';

describe('coarsePattern', () => {
  it.each([
    ['[CX3](=O)[OH]', '[CX3](=O)[OH]'],
    ['[NX3;H2;!$(N-C=[O,S]);!$(N~[#7])][CX4]', '[NX3;H2;*;*][CX4]'],
    ['[c;$(c1c(-[$([OX2]C),F])cccc1),$(c1ncccc1)]Br', '[c;*,*]Br'],
  ])('takes every recursive part of %s for true', (smarts, coarse) => {
    expect(coarsePattern(smarts)).toBe(coarse);
  });
});

describe('a configuration in a SMARTS', () => {
  it.each([
    ['[c:1][C@H:2]([OX2H1:3])[CX4:4]', true],
    ['[CX4:1]@[CX3:2]-!@[c:3]', false],
    ['[NX3;$(N(@C)@C):1][CX4:2]', false],
  ])('is told from a ring bond in %s', (smarts, asks) => {
    expect(asksForConfiguration(smarts)).toBe(asks);
  });

  it('is turned round', () => {
    expect(mirrored('[c:1][C@H:2]@[C@@:3]')).toBe('[c:1][C@@H:2]@[C@:3]');
  });
});
