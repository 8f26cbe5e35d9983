import { expect, it } from 'vitest';
import { stepGuards } from './guard-list.ts';
import { differenceOf, GuardMakeup } from './guard-makeup.ts';

const cases: readonly [smarts: string, step: string, mayGive: boolean][] = [
  ['[N;!H0:1].[c:2]F>>[*:1][c:2]', 'CN.Fc1ccccc1>>CNc1ccccc1', true],
  ['[N;!H0:1].[c:2]F>>[*:1][c:2]', 'CN.Brc1ccccc1F>>CNc1ccccc1F', false],
  ['[c:1][Cl,Br,I].[CX4;!H0:2]>>[c:1][C:2]', 'Brc1ccccc1.CCN>>CC(N)c1ccccc1', true],
  ['[c:1][Cl,Br,I].[CX4;!H0:2]>>[c:1][C:2]', 'Brc1ccccc1.CCN>>CCNc1ccccc1', false],
  ['[C:1]=O.[N:2]>>[C:1]=[N:2]', 'CC=O.CN>>CC=NC', true],
  ['[C:1]=O.[N:2]>>[C:1]=[N:2]', 'CC=O.CN>>CCNC(C)O', false],
  ['[C:1][$([OX2]S),Br].[N:2]>>[C:1][N:2]', 'CCOS(C)(=O)=O.CN>>CCNC', true],
];

it.each(cases)('of %s it is known whether %s may come: %s', (smarts, step, mayGive) => {
  const [reactants = '', product = ''] = step.split('>>');
  expect(new GuardMakeup(smarts).mayGive(differenceOf(reactants.split('.'), product))).toBe(mayGive);
});

it('passes over no step that a guard refuses', () => {
  const missed = stepGuards.flatMap(({ id, refuses, examples }) => {
    const makeups = refuses.map((smarts) => new GuardMakeup(smarts));
    return examples.filter((step) => {
      const [reactants = '', product = ''] = step.split('>>');
      const difference = differenceOf(reactants.split('.'), product);
      return !makeups.some((makeup) => makeup.mayGive(difference)) && `${id} ${step}`;
    });
  });
  // Two molecules of one reactant, or one that gives no atoms, are told by the guard itself.
  expect(missed.filter((step) => step.split('>>')[0]?.split('.').length === 2)).toEqual([]);
});
