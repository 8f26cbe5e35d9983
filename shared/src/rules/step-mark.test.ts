import { describe, expect, it } from 'vitest';
import { markOf, type MarkFacts } from './step-mark.ts';

const good: MarkFacts = {
  recorded: { change: 7_800, centre: 4_000 },
  probability: 0.4,
  forward: { passed: true, rank: 1, share: 1 },
  touched: 0,
  conditionsKnown: true,
};

describe('the mark of a step', () => {
  it('is good where everything speaks for it', () => {
    expect(markOf(good)).toEqual({ word: 'wellPrecedented', reasons: ['precedents'] });
  });

  it.each<[Partial<MarkFacts>, string]>([
    [{ recorded: { change: 100, centre: 19 } }, 'fewPrecedents'],
    [{ recorded: { change: 100, centre: 2 } }, 'noPrecedent'],
    [{ probability: 0.05 }, 'seldomChosen'],
    [{ probability: undefined }, 'notRated'],
    [{ forward: { passed: true, rank: 4, share: 1 } }, 'otherProducts'],
    [{ forward: { passed: true, rank: 1, share: 0.5 } }, 'otherSites'],
    [{ touched: 1 }, 'touchedGroups'],
    [{ conditionsKnown: false }, 'conditionsUnknown'],
  ])('is plausible with %o', (facts, reason) => {
    expect(markOf({ ...good, ...facts })).toEqual({ word: 'plausible', reasons: [reason] });
  });

  it.each<[Partial<MarkFacts>, string]>([
    [{ recorded: { change: 5, centre: 0 } }, 'noPrecedent'],
    [{ probability: 0.001 }, 'hardlyEverChosen'],
    [{ forward: { passed: false, rank: 0, share: 1 } }, 'checkFailed'],
    [{ forward: { passed: true, rank: 1, share: 0.2 } }, 'wrongSite'],
  ])('is speculative with %o, whatever speaks for it', (facts, reason) => {
    expect(markOf({ ...good, ...facts })).toEqual({ word: 'speculative', reasons: [reason] });
  });

  it('names all reasons, the gravest first', () => {
    const facts = { ...good, probability: 0.001, touched: 2, conditionsKnown: false };
    expect(markOf(facts).reasons).toEqual(['hardlyEverChosen', 'touchedGroups', 'conditionsUnknown']);
  });

  it('counts no precedents where no bond changes, as in a separation', () => {
    expect(markOf({ ...good, recorded: null }).word).toBe('wellPrecedented');
  });
});

describe('an enzymatic step', () => {
  const facts = { recorded: null, forward: { passed: true, rank: 1, share: 1 }, touched: 0, conditionsKnown: true };

  it.each([
    ['industrial', 'wellPrecedented', 'enzymeKnown'],
    ['established', 'plausible', 'enzymeScreen'],
    ['demonstrated', 'plausible', 'enzymeScreen'],
    ['speculative', 'speculative', 'enzymeSpeculative'],
  ] as const)('that is %s is %s', (enzyme, word, reason) => {
    expect(markOf({ ...facts, enzyme })).toEqual({ word, reasons: [reason] });
  });

  it('that no enzyme gives is speculative', () => {
    const forward = { passed: false, rank: 0, share: 0 };
    expect(markOf({ ...facts, forward, enzyme: 'industrial' })).toEqual({
      word: 'speculative',
      reasons: ['checkFailed'],
    });
  });
});
