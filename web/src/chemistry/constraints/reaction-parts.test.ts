import { describe, expect, it } from 'vitest';
import { partsOfReaction } from './reaction-parts.ts';

describe('a reaction that is typed', () => {
  it.each([
    ['CC(=O)Cl.Nc1ccccc1>>CC(=O)Nc1ccccc1', ['CC(=O)Nc1ccccc1', 'CC(=O)Cl', 'Nc1ccccc1']],
    ['CCO>[K+].[OH-]>CC=O', ['CC=O', 'CCO']],
  ])('%s has a product and precursors', (text, parts) => {
    expect(partsOfReaction(text)).toEqual(parts);
  });

  it.each(['', 'CCO', 'CCO>>', '>>CCO', 'CCO>CC=O', 'CCO>>CC=O.O', 'A>B>C>D'])('%j is none', (text) => {
    expect(partsOfReaction(text)).toBeNull();
  });
});
