// What was counted can be run as it stands: nothing in it lacks what it needs.

import { describe, expect, it } from 'vitest';
import { highestBoiling } from '../named-kinds/boiling-points.ts';
import { readConditionCounts } from '../named-kinds/condition-counts.ts';
import { countedLines } from '../named-kinds/counted-sets.ts';
import { functionsOfAll, type AgentFunction } from './agent-functions.ts';
import { isConsistent } from './complete-record.ts';

const counts = readConditionCounts();
const kinds = Object.entries(counts.kinds);
const sets = kinds.flatMap(([id, kind]) => kind.sets.map((set) => ({ id, set })));

describe('counted conditions', () => {
  it('name no hydrogen without its catalyst, no ligand without its metal and no azodicarboxylate without its phosphine', () => {
    expect(sets.length).toBeGreaterThan(1_000);
    expect(sets.filter(({ set }) => !isConsistent(set))).toEqual([]);
  });

  it.each<[kind: RegExp, needed: AgentFunction[]]>([
    [/Suzuki/i, ['palladium', 'base']],
    [/Sonogashira/i, ['palladium', 'base']],
    [/Heck/, ['palladium', 'base']],
    [/Stille/i, ['palladium']],
    [/Buchwald–Hartwig amination/, ['palladium', 'base']],
    [/Mitsunobu (?:alkylation|etherification)/, ['azodicarboxylate', 'phosphine']],
    [/^Amide coupling of an acid/, ['activator']],
    [/Reductive amination/i, ['hydride']],
  ])('of a kind named %s hold %s', (kind, needed) => {
    const named = sets.filter(({ id }) => kind.test(id));
    const lacking = named.filter(({ set }) => {
      const functions = functionsOfAll([...set.reagents, ...set.catalysts, ...set.solvents], []);
      const isHydrogenated = functions.has('hydrogenation') && needed.includes('hydride');
      return !isHydrogenated && !needed.every((one) => functions.has(one));
    });
    expect(named.length).toBeGreaterThan(0);
    expect(lacking).toEqual([]);
  });

  it('are run at most a little above the boiling point of what they are run in', () => {
    const room = [{ reagents: [], solvents: [], temperatureC: [-78, 150] satisfies [number, number] }];
    const tooHot = kinds.flatMap(([id]) =>
      countedLines([id], counts, room)
        .filter((line) => line.temperatureC[1] > (highestBoiling(line.solvents) ?? 400) + 10)
        .map((line) => ({ id, line })),
    );
    expect(tooHot).toEqual([]);
  });
});
