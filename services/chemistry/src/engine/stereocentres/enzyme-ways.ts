// Enzymatic transformations that set a centre of a form.

import type { WayCon, WayPro } from '@app/shared/constants/stereocentres';
import { transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import type { Bench } from '../impurity/bench.ts';
import type { EnzymeSteps } from '../enzymes/enzyme-steps.ts';
import type { Draft } from './asymmetric-ways.ts';
import { markedCount } from '../../chemistry/molecule/stereo/atom-text.ts';
import type { Form } from './forms.ts';
import { settingCentre } from './sets-centre.ts';
import { massRatio } from './weights.ts';

/** Substrates that are not what they are drawn as, or do not last in water. */
const notASubstrate = ['[CX3]=[CX3][OX2H1]', '[CX3]=[CX3][NX3;H2]'];
/** Products of which a transformation is too little founded to be compared with others. */
const doubtful: Readonly<Record<string, readonly string[]>> = {
  'enzyme-reductive-amination-ketone': ['[NX3;H0;!R]([CX4])([CX4])[CX4]', '[CX4;H1]([NX3])[CX3]=[OX1]'],
  'enzyme-amine-deracemisation': ['[CX3]=[OX1]', '[SX4](=O)=O', '[NX3;H0;!R]([CX4])([CX4])[CX4]', '[NX3;H1;!R]'],
};

/** Those that are run on a plant, in many laboratories or were shown; what nobody can foresee is left out. */
export function enzymeWays(bench: Bench, enzymes: EnzymeSteps, form: Form): Draft[] {
  const ids = new Set(
    enzymes
      .expand(form.smiles)
      .map(({ templateId }) => templateId)
      .filter((id) => mayBeChosen(id) && !doubtful[id]?.some((smarts) => bench.has(form.smiles, smarts))),
  );
  return [...ids].flatMap((id) => {
    const expand = (smiles: string) =>
      enzymes.expand(smiles).flatMap(({ templateId, precursors }) => (templateId === id ? [precursors] : []));
    const [precursors] = settingCentre(bench, form, expand);
    // Of an enzyme that makes one enantiomer only the one that it makes counts.
    const isMade = precursors && enzymes.givenBy(precursors, form.smiles).includes(id);
    const isSubstrate = precursors?.every((one) => !notASubstrate.some((smarts) => bench.has(one, smarts)));
    return precursors && isMade && isSubstrate ? [draftOf(bench, id, form, precursors)] : [];
  });
}

function mayBeChosen(id: string): boolean {
  const found = transformationOf(id);
  return found !== undefined && found.maturity !== 'speculative' && found.outcome !== 'kept';
}

function draftOf(bench: Bench, id: string, form: Form, precursors: readonly string[]): Draft {
  const { outcome, maturity } = transformationOf(id) ?? {};
  const maxYield = outcome === 'resolution' ? 0.5 : 1;
  const pros: WayPro[] = [
    ...(maturity === 'industrial' ? (['industrial'] as const) : []),
    ...(maxYield === 1 ? (['wholeYield'] as const) : []),
    ...(outcome === 'one' ? [] : (['eitherHand'] as const)),
    'fewSteps',
  ];
  const cons: WayCon[] = [
    ...(maxYield < 1 ? (['halfLost'] as const) : []),
    ...(outcome === 'one' ? (['oneHand'] as const) : []),
    ...(maturity === 'demonstrated' ? (['fewPrecedents'] as const) : []),
    ...(precursors.some((one) => markedCount(one) > 0) ? (['otherCentres'] as const) : []),
    'screen',
  ];
  return {
    kind: 'enzyme',
    method: id,
    form: form.smiles,
    later: form.later,
    precursors,
    steps: 1,
    laterSteps: form.later.length,
    maxYield,
    massRatio: massRatio(bench, form.smiles, precursors, maxYield),
    for: pros,
    against: cons,
  };
}
