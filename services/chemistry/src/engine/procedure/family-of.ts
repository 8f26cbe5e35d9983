// The family of a reaction, by the English name of its kind and by the agents of its conditions.

import type { DraftBench } from './bench.ts';
import { families, generic } from './families/all.ts';
import type { Family, Flask } from './families/family.ts';
import { groups } from './families/groups.ts';
import type { ReadConditions } from './read-agents.ts';
import type { AskedProcedure } from './types.ts';

export function familyOf(bench: DraftBench, asked: AskedProcedure, conditions: ReadConditions): Family {
  const flask = flaskOf(bench, asked, conditions);
  return familyNamed(flask) ?? byStructure(bench, asked, flask) ?? generic;
}

/** Undefined where no family covers the name with these agents. */
export function familyNamed(flask: Flask): Family | undefined {
  if (flask.kind === '') return undefined;
  return families.find(
    ({ names, not, when }) => names.test(flask.kind) && !not?.test(flask.kind) && (when?.(flask) ?? true),
  );
}

/** Reactants that are named reagents are agents of the flask, too. */
export function flaskOf(
  bench: Pick<DraftBench, 'substanceOf'>,
  { kind, reactants }: Pick<AskedProcedure, 'kind' | 'reactants'>,
  { agents, solvents }: Pick<ReadConditions, 'agents' | 'solvents'>,
): Flask {
  const reacting = reactants.flatMap((smiles) => bench.substanceOf(smiles) ?? []);
  const present = new Set([
    ...agents.flatMap(({ name, part }) => [name, part]),
    ...reacting.flatMap(({ name, part }) => [name, part]),
  ]);
  return { kind, agents, solvents, has: (...wanted) => wanted.some((one) => present.has(one)) };
}

type Evident = (flask: Flask, any: (...smarts: readonly string[]) => boolean) => boolean;

/** Of a reaction without a known kind: what reactants and agents leave no doubt about. */
const evident: readonly (readonly [id: string, Evident])[] = [
  ['suzuki', ({ agents }, any) => any('[#6]B(O)O') && hasPalladium(agents)],
  ['stille', ({ agents }, any) => any(...groups.tin) && hasPalladium(agents)],
  ['sonogashira', ({ agents }, any) => any('[CX2H1]#[CX2]') && any('c[Br,I]') && hasPalladium(agents)],
  ['chanLam', ({ agents }, any) => any('[#6]B(O)O') && agents.some(({ name }) => name.startsWith('Cu'))],
  ['amideUronium', ({ has }, any) => any(...groups.acid) && has('HATU', 'HBTU', 'TBTU', 'PyBOP', 'BOP')],
  ['amideCarbodiimide', ({ has }, any) => any(...groups.acid) && any('[NX3;!H0]') && has('EDC', 'DCC', 'DIC')],
  ['steglich', ({ has }, any) => any(...groups.acid) && any('[OX2H1][#6;!$(C=O)]') && has('EDC', 'DCC', 'DIC')],
  ['mitsunobu', ({ has }) => has('azo') && has('phosphine')],
  ['reductiveAmination', ({ has }, any) => any(...groups.carbonyl) && any('[NX3;!H0]') && has('NaBH(OAc)3', 'NaBH3CN')],
  ['sulfonylation', (_, any) => any('S(=O)(=O)Cl') && any('[NX3;!H0]', '[OX2H1]')],
  ['acylHalide', (_, any) => any('[CX3](=O)Cl') && any('[NX3;!H0]', '[OX2H1]')],
  ['isocyanateAddition', (_, any) => any(...groups.isocyanate) && any('[NX3;!H0]', '[OX2H1]')],
  ['grignardAddition', (_, any) => any('[#6][Mg]')],
];

function byStructure(bench: DraftBench, { reactants }: AskedProcedure, flask: Flask): Family | undefined {
  const any = (...smarts: readonly string[]) => reactants.some((one) => bench.has(one, ...smarts));
  const [id] = evident.find(([, fits]) => fits(flask, any)) ?? [];
  return families.find((one) => one.id === id);
}

function hasPalladium(agents: Flask['agents']): boolean {
  return agents.some(({ name }) => name.includes('Pd'));
}
