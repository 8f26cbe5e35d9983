// Impurities of the starting materials: each is put through the same reaction in place of the reactant that it resembles.

import type { Candidates } from '../candidate.ts';
import type { ImpurityContext } from '../context.ts';
import { families } from '../families/all.ts';
import { seats } from './main-reaction.ts';
import { neutral } from '../agents/sides.ts';
import type { Situated } from './other-conversions.ts';
import type { Setting } from '../setting.ts';
import { type Conversion, turnsOf } from './conversion.ts';
import type { CarriedFate, Phrase } from '../types.ts';

export function addCarried(
  context: ImpurityContext,
  situated: Situated,
  carried: readonly string[],
  found: Candidates,
): void {
  for (const text of carried) {
    const canonical = context.bench.canonical(text);
    if (canonical === null) throw new TypeError(`not a molecule: ${text}`);
    for (const part of canonical.split('.')) addOne(context, situated, neutral(context, part), found);
  }
}

function addOne(context: ImpurityContext, { setting, main }: Situated, smiles: string, found: Candidates): void {
  const turns = main ? turnsLikeMain(context, setting, main.last, smiles) : [];
  for (const turn of turns) {
    const why: Phrase = { key: 'fate.transformed', params: { reaction: { key: `group.${turn.family.group}` } } };
    const fate: CarriedFate = { kind: 'transformed', of: smiles, why };
    const path = [
      { reactants: [...turn.reactants], product: turn.product, text: { key: `group.${turn.family.group}` } },
    ];
    found.add({ smiles: turn.product, cause: 'carriedOverTransformed', score: 0.5, why, path, fate });
  }
  if (turns.length > 0)
    return addUnchanged(smiles, 0.15, { kind: 'unchanged', of: smiles, why: { key: 'fate.partlyUnchanged' } }, found);
  const purge = purgeOf(context, setting, smiles);
  const fate: CarriedFate = purge
    ? { kind: 'purged', of: smiles, why: purge }
    : { kind: 'unchanged', of: smiles, why: { key: 'fate.unchanged' } };
  addUnchanged(smiles, purge ? 0.1 : 0.5, fate, found);
}

function addUnchanged(smiles: string, score: number, fate: CarriedFate, found: Candidates): void {
  found.add({ smiles, cause: 'carriedOver', score, why: fate.why, path: [], fate });
}

/** The families of the wanted reaction's group on the impurity and the reactants that it does not stand for. */
function turnsLikeMain(context: ImpurityContext, setting: Setting, main: Conversion, smiles: string): Conversion[] {
  const list = families.filter(
    (one) =>
      one === main.family ||
      (one.group === main.family.group && !main.family.isAromaticSubstitution && !one.needsOwnReagent),
  );
  const stood = main.reactants.length === 1 ? [] : setting.reactants;
  return list.flatMap((family) =>
    seats(family, [smiles, ...stood])
      // With as many partners as the wanted reaction has: nothing comes in that is not in the flask.
      .filter((seat) => seat.includes(smiles) && (family === main.family || seat.length === main.reactants.length))
      .flatMap((seat) => turnsOf(context, family, seat, setting.traits.has('nitrating')))
      .filter((turn) => turn.product !== setting.product),
  );
}

function purgeOf(context: ImpurityContext, setting: Setting, smiles: string): Phrase | null {
  const { bench } = context;
  if (bench.heavyAtoms(smiles) <= 5) return { key: 'fate.volatile' };
  const hasAmine = bench.has(smiles, '[NX3;+0;!$(N[C,S,P]=[O,S,N]);!$(N-c);!$(N-C#N);$(N[CX4])]');
  if (hasAmine && setting.traits.has('acidWorkUp')) return { key: 'fate.acidWash' };
  const hasAcid = bench.has(smiles, '[$([CX3](=O)[OX2H]),$([SX4](=O)(=O)[OX2H])]');
  if (hasAcid && setting.traits.has('baseWorkUp')) return { key: 'fate.baseWash' };
  const isHydrolysed = bench.has(smiles, '[$([CX3](=O)[Cl,Br]),$([SX4](=O)(=O)Cl),$(N=C=O),$([#6][Mg,Li])]');
  return isHydrolysed && setting.traits.has('aqueousWorkUp') ? { key: 'fate.hydrolysed' } : null;
}
