// One enantiomer out of a racemate: salts with a chiral acid or base, or a chiral column.

import type { Racemisation, WayCon, WayPro } from '@app/shared/constants/stereocentres';
import { separationsFor } from '../../chemistry/models/separations.ts';
import { withStereoGroups } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { functionalGroups } from '../../chemistry/templates/functional-groups.ts';
import type { Bench } from '../impurity/bench.ts';
import type { Draft } from './asymmetric-ways.ts';
import { markedCount, markedIndexes } from '../../chemistry/molecule/stereo/atom-text.ts';
import { differingAtom, flattenedAt } from './configured.ts';
import type { Form } from './forms.ts';
import { massRatio } from './weights.ts';

interface Salt {
  agent: string;
  /** g/mol of the resolving agent, of which half to one equivalent is used. */
  agentWeight: number;
}

/** By the id of the separation. Weights of 1-phenylethylamine and of tartaric acid. */
const salts: Readonly<Record<string, Salt>> = {
  'resolution-of-acid': { agent: '1-phenylethylamine, cinchonidine, N-methyl-D-glucamine, …', agentWeight: 121.18 },
  'resolution-of-amine': {
    agent: 'tartaric, di-p-toluoyltartaric, mandelic or 10-camphorsulfonic acid',
    agentWeight: 150.09,
  },
};

/** First atom: the centre. */
const racemisable: readonly (readonly [Racemisation, string])[] = [
  ['alphaHydrogen', '[CX4;H1;$(C[CX3](=[OX1])[#6,#7,#8])]'],
  ['benzylicAmine', '[CX4;H1;$(C[NX3;H1,H2]);$(Cc)]'],
  ['alcohol', '[CX4;H1;$(C[OX2H1]);$(Cc)]'],
];

/** With more centres a racemate of one relative configuration is rarely at hand. */
const mostTogether = 3;

/** `forms` are all forms of the centre, the nearest first: each salt is made of the nearest that can be one. */
export function resolutionWays(bench: Bench, forms: readonly Form[]): Draft[] {
  const methods = new Map<string, Form[]>();
  for (const form of forms) {
    if (markedCount(form.smiles) > mostTogether) continue;
    for (const id of separationsFor((group) => bench.has(form.smiles, functionalGroups[group])))
      methods.set(id, [...(methods.get(id) ?? []), form]);
  }
  return [...methods].flatMap(([id, usable]) => {
    // A racemate of one centre is easier made than one of several.
    const form = usable.find(({ smiles }) => markedCount(smiles) === 1) ?? usable[0];
    const chosen = salts[id] ? form : usable[0];
    return chosen ? [draftOf(bench, chosen, id)] : [];
  });
}

function draftOf(bench: Bench, form: Form, method: string): Draft {
  const salt = salts[method];
  const isAlone = markedCount(form.smiles) === 1;
  const atom = differingAtom(bench, form.smiles, form.epimer);
  const racemate = isAlone ? (flattenedAt(bench, form.smiles, atom) ?? form.smiles) : racemicText(form.smiles);
  const racemisation = isAlone
    ? racemisable.find(([, smarts]) => isAt(bench, form.smiles, smarts, atom))?.[0]
    : undefined;
  const pros: WayPro[] = [
    'general',
    'eitherHand',
    ...(salt ? (['industrial'] as const) : []),
    ...(racemisation ? (['racemisable'] as const) : []),
    ...(salt ? [] : (['fewSteps'] as const)),
  ];
  const cons: WayCon[] = [
    'halfLost',
    ...(isAlone ? [] : (['relativeFirst'] as const)),
    ...(salt ? (['screen'] as const) : (['chromatography'] as const)),
  ];
  return {
    kind: 'resolution',
    method,
    form: form.smiles,
    later: form.later,
    precursors: [racemate],
    steps: 1,
    laterSteps: form.later.length,
    maxYield: 0.5,
    ...(salt && { agent: salt.agent }),
    ...(racemisation && { racemisation }),
    massRatio: massRatio(bench, form.smiles, [form.smiles], 0.5, salt ? salt.agentWeight / 2 : 0),
    for: pros,
    against: cons,
  };
}

/** All centres as one racemic group: which enantiomer is not known, how they lie to one another is. */
function racemicText(smiles: string): string {
  return withStereoGroups(smiles, [{ kind: 'racemic', atoms: markedIndexes(smiles) }]);
}

function isAt(bench: Bench, smiles: string, smarts: string, atom: number): boolean {
  return bench.matches(smiles, smarts).some(([first]) => first === atom);
}
