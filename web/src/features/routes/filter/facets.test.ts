import { describe, expect, it } from 'vitest';
import { molecule, summary } from '../../../chemistry/tree/test-routes.ts';
import { countFacet, passesFacets, readChoices, toggleChoice, writeChoices } from './facets.ts';
import { figures } from '../test-figures.ts';

const [amide, ether] = [molecule('amide'), molecule('ether')];
const routes = [
  { ...summary(1, { figures: figures({ classes: ['acylation'], sources: ['common'] }) }), intermediates: [amide] },
  {
    ...summary(2, { figures: figures({ classes: ['acylation', 'oxidation'], sources: ['list:our, shelf'] }) }),
    intermediates: [amide, ether],
  },
];

describe('facets', () => {
  it('let pass what has all that is wanted and nothing unwanted', () => {
    const ranks = (choices: Parameters<typeof passesFacets>[1]) =>
      routes.filter((route) => passesFacets(route, choices)).map((route) => route.rank);
    expect(ranks({})).toEqual([1, 2]);
    expect(ranks({ through: [{ value: ether.key, wanted: true }] })).toEqual([2]);
    expect(ranks({ through: [{ value: ether.key, wanted: false }] })).toEqual([1]);
    expect(
      ranks({
        class: [
          { value: 'acylation', wanted: true },
          { value: 'oxidation', wanted: false },
        ],
      }),
    ).toEqual([1]);
    expect(ranks({ source: [{ value: 'none', wanted: true }] })).toEqual([]);
  });

  it('are counted, and a chosen value stays though none has it', () => {
    expect(countFacet(routes, 'class', [{ value: 'reduction', wanted: true }])).toEqual([
      { value: 'acylation', routes: 2 },
      { value: 'oxidation', routes: 1 },
      { value: 'reduction', routes: 0 },
    ]);
  });

  it('are wanted, unwanted, and let go by presses', () => {
    const wanted = toggleChoice({}, 'class', 'acylation', true);
    const unwanted = toggleChoice(wanted, 'class', 'acylation', false);
    expect(unwanted).toEqual({ class: [{ value: 'acylation', wanted: false }] });
    expect(toggleChoice(unwanted, 'class', 'acylation', false)).toEqual({ class: [] });
  });

  it('come back from the address as they were, commas and all', () => {
    const choices = [
      { value: 'list:our, shelf!', wanted: false },
      { value: 'common', wanted: true },
    ];
    expect(readChoices(writeChoices(choices))).toEqual(choices);
    expect(readChoices('acylation')).toEqual([{ value: 'acylation', wanted: true }]);
    expect(readChoices(null)).toEqual([]);
  });
});
