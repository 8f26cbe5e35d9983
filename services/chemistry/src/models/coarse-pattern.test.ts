import { describe, expect, it } from 'vitest';
import { coarsePattern } from './coarse-pattern.ts';

describe('coarsePattern', () => {
  it.each([
    ['[CX3](=O)[OH]', '[CX3](=O)[OH]'],
    ['[NX3;H2;!$(N-C=[O,S]);!$(N~[#7])][CX4]', '[NX3;H2;*;*][CX4]'],
    ['[c;$(c1c(-[$([OX2]C),F])cccc1),$(c1ncccc1)]Br', '[c;*,*]Br'],
  ])('takes every recursive part of %s for true', (smarts, coarse) => {
    expect(coarsePattern(smarts)).toBe(coarse);
  });
});
