// What was counted can be run as it stands: nothing in it lacks what it needs.

import { describe, expect, it } from 'vitest';
import { needsSealedVessel } from '@app/shared/rules/procedure/boiling-points';
import { readConditionCounts } from '../../chemistry/reaction-classes/condition-counts.ts';
import { namedKinds } from '../../chemistry/reaction-classes/all.ts';
import { inOpenFlask } from '../../chemistry/reaction-classes/open-flask.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { countedLines } from '../../chemistry/reaction-classes/counted-sets.ts';
import { functionsOfAll, type AgentFunction } from '../../chemistry/reaction-classes/agent-functions.ts';
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

  it('are run where an open flask reaches, whatever is typical', () => {
    const room = [{ reagents: [], solvents: [], temperatureC: [-78, 150] satisfies [number, number] }];
    const lines = kinds.flatMap(([id, { typical = [] }]) =>
      [typical, room].flatMap((known) => countedLines([id], counts, { name: id, class: '', typical: known })),
    );
    expect(lines.length).toBeGreaterThan(3_000);
    expect(lines.filter((line) => needsSealedVessel(line.temperatureC[1], line.solvents))).toEqual([]);
  });
});

describe('typical conditions', () => {
  const typical = [
    ...[...reactionTemplates, ...namedKinds].flatMap((one) => one.conditions.map((line) => ({ id: one.id, line }))),
    ...kinds.flatMap(([id, kind]) => (kind.typical ?? []).map((line) => ({ id, line }))),
  ];

  it('are run where an open flask reaches, or with a gas that is kept in', () => {
    expect(typical.length).toBeGreaterThan(1_000);
    const closed = typical
      .map(({ id, line }) => ({ id, line: inOpenFlask(line) }))
      .filter(({ line }) => needsSealedVessel(line.temperatureC[1], line.solvents));
    const gas = /^(?:NH3|H2|CO)$|^HCl \(gas\)|^dimethyl carbonate$/;
    expect(closed.filter(({ line }) => ![...line.reagents, ...line.solvents].some((name) => gas.test(name)))).toEqual(
      [],
    );
    expect(closed.length).toBeLessThan(20);
  });

  it('do not need more than boils where an open flask is meant', () => {
    const cut = typical.filter(
      ({ line }) => needsSealedVessel(line.temperatureC[0], line.solvents) && inOpenFlask(line) !== line,
    );
    expect(cut).toEqual([]);
  });
});
