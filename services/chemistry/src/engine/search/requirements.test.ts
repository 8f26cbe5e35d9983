import { describe, expect, it } from 'vitest';
import { divideMask, joinTables, Requirements } from './requirements.ts';

describe('what a route must contain', () => {
  it('counts a molecule to start from only where the route begins with it', () => {
    const wanted = new Requirements({ throughMolecules: ['CCO'], startFrom: ['CCN'] });
    expect(wanted.all).toBe(3);
    expect([wanted.bitsOf('CCO', false), wanted.bitsOf('CCO', true)]).toEqual([1, 1]);
    expect([wanted.bitsOf('CCN', false), wanted.bitsOf('CCN', true)]).toEqual([0, 2]);
    expect(wanted.bitsOf('CCC', true)).toBe(0);
  });

  it('is met by one of several starting materials where any will do', () => {
    const any = new Requirements({ startFrom: ['CCN', 'CCO'], startFromUse: 'any' });
    expect([any.all, any.bitsOf('CCN', true), any.bitsOf('CCO', true)]).toEqual([1, 1, 1]);
  });

  it('is divided among branches so that the sum of costs is least', () => {
    const two = new Requirements({ throughMolecules: ['CCO', 'CCN'] });
    const first = Float64Array.from([1, 5, Infinity, Infinity]);
    const second = Float64Array.from([2, 3, 4, 9]);
    expect([...joinTables(first, second)]).toEqual([3, 4, 5, 9]);
    expect(divideMask([first, second], two.all)).toEqual([1, 2]);
    expect(divideMask([first, second], 1)).toEqual([0, 1]);
  });

  it('costs the same whatever is asked where a molecule meets it, and cannot be had where it does not', () => {
    const two = new Requirements({ throughMolecules: ['CCO', 'CCN'] });
    expect([...two.table(0, 1)]).toEqual([0, 0, Infinity, Infinity]);
  });
});
