// Kinds of steps that change the order of one bond between carbon and oxygen.

import { neighbours } from '../chem/graph.ts';
import { leavingOf } from './leaving.ts';
import { kind, like, way, type StepKind } from './kind.ts';
import { carbonSite } from './sites.ts';
import type { StepChange } from './step-change.ts';

/** Undefined where more than one bond changes, or another one than that of an alcohol, a carbonyl group or an ester. */
export function redoxKind({ changed, losses, product }: StepChange): StepKind | undefined {
  const [bond] = changed;
  if (!bond || changed.length > 1) return undefined;
  const ends = [bond.a, bond.b];
  const carbon = ends.find((atom) => product.atoms[atom]?.z === 6);
  const oxygen = ends.find((atom) => product.atoms[atom]?.z === 8);
  if (carbon === undefined || oxygen === undefined) return undefined;
  const hydrogens = product.atoms[carbon]?.hydrogens ?? 0;
  if (bond.before === 1 && bond.order === 2 && losses.length === 0) {
    if (carbonSite(product, carbon) !== 'acyl') return undefined;
    return like(hydrogens > 0 ? 'primary-alcohol-to-aldehyde' : 'secondary-alcohol-to-ketone');
  }
  if (bond.before !== 2 || bond.order !== 1 || carbonSite(product, carbon) !== 'alkyl') return undefined;
  const [loss] = losses;
  if (loss) return losses.length === 1 && loss.at === carbon ? fromAcid(leavingOf(loss)) : undefined;
  const others = neighbours(product, carbon).filter((to) => to !== oxygen);
  if (others.some((to) => product.atoms[to]?.z === 8)) {
    return kind(['Reduction of a lactone to a lactol', '内酯还原为半缩醛'], 'reduction', [
      way('DIBAL-H', '', 'CH2Cl2', [-78, -40]),
    ]);
  }
  if (others.some((to) => product.atoms[to]?.z !== 6)) return undefined;
  return like(hydrogens > 1 ? 'aldehyde-to-primary-alcohol-borohydride' : 'ketone-to-secondary-alcohol-borohydride');
}

function fromAcid(leaving: ReturnType<typeof leavingOf>): StepKind | undefined {
  if (leaving === 'alkoxide' || leaving === 'aryloxide') return like('ester-to-primary-alcohol-lah');
  if (leaving === 'hydroxyl') return like('acid-to-primary-alcohol-borane');
  return leaving === 'Cl' || leaving === 'carbonate' || leaving === 'carboxylate'
    ? kind(['Reduction of an acid chloride or anhydride to an alcohol', '酰氯或酸酐还原为醇'], 'reduction', [
        way('NaBH4', '', 'THF', [0, 25]),
      ])
    : undefined;
}
