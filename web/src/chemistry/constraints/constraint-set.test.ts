import { describe, expect, it } from 'vitest';
import {
  bondState,
  countConstraints,
  markBond,
  nextState,
  withConstraints,
  partsOfReaction,
} from './constraint-set.ts';

describe('the constraints of a page', () => {
  it('leave out what is emptied again', () => {
    const set = withConstraints({ maxRouteSteps: 3 }, { forbiddenMolecules: ['CCO'] });
    expect(set).toEqual({ maxRouteSteps: 3, forbiddenMolecules: ['CCO'] });
    expect(withConstraints(set, { forbiddenMolecules: [], maxRouteSteps: undefined })).toEqual({});
  });

  it('mark a bond one way at a time, whichever end is named first', () => {
    const broken = markBond({}, [3, 4], 'break');
    expect(broken).toEqual({ breakBonds: [[3, 4]] });
    expect(bondState(broken, [4, 3])).toBe('break');
    const kept = markBond(broken, [4, 3], 'keep');
    expect(kept).toEqual({ keepBonds: [[4, 3]] });
    expect(markBond(kept, [3, 4], 'free')).toEqual({});
  });

  it('go round from free to break to keep', () => {
    expect(nextState[nextState[nextState.free]]).toBe('free');
  });

  it('are counted by kind', () => {
    expect(countConstraints({ startFrom: ['CCO'], startFromUse: 'any', greenWeight: 0.5 })).toBe(2);
  });
});

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
