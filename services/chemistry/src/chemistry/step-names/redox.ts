// Kinds of steps that change the order of one bond to carbon.

import { neighbours } from '../molecule/graph.ts';
import { leavingOf } from './leaving.ts';
import { kind, like, way, type StepKind } from './kind.ts';
import { carbonSite, nitrogenSite } from './sites.ts';
import type { ChangedBond, StepChange } from './step-change.ts';

/** Undefined where more than one bond changes, or one that no rule knows. */
export function redoxKind(change: StepChange): StepKind | undefined {
  const [bond] = change.changed;
  if (!bond || change.changed.length > 1) return undefined;
  const elements = [bond.a, bond.b].map((atom) => change.product.atoms[atom]?.z);
  if (elements.every((z) => z === 6)) return ofCarbons(change, bond);
  return elements.includes(7) ? ofNitrogen(change, bond) : ofOxygen(change, bond);
}

/** A multiple bond between carbons takes up hydrogen. */
function ofCarbons({ losses }: StepChange, { before, order }: ChangedBond): StepKind | undefined {
  if (losses.length > 0) return undefined;
  if (before === 2 && order === 1) return like('alkene-hydrogenation');
  if (before === 3 && order === 2) return like('alkyne-lindlar-semihydrogenation');
  return before === 3 && order === 1
    ? kind(['Full hydrogenation of an alkyne', '炔烃的完全氢化'], 'reduction', [way('H2', 'Pd/C', 'MeOH', [20, 40])])
    : undefined;
}

/** A nitrile, imine or oxime takes up hydrogen. */
function ofNitrogen({ losses, product }: StepChange, { a, b, before, order }: ChangedBond): StepKind | undefined {
  const nitrogen = product.atoms[a]?.z === 7 ? a : b;
  if (order !== 1 || product.atoms[nitrogen]?.charge !== 0) return undefined;
  const [loss] = losses;
  if (before === 3) return losses.length === 0 ? like('nitrile-to-primary-amine') : undefined;
  if (before !== 2) return undefined;
  if (!loss) {
    return nitrogenSite(product, nitrogen) === 'aliphaticAmine' || nitrogenSite(product, nitrogen) === 'aromaticAmine'
      ? kind(['Reduction of an imine to an amine', '亚胺还原为胺'], 'reduction', [
          way('NaBH4', '', 'MeOH', [0, 25]),
          way('H2', 'Pd/C', 'MeOH', [20, 50]),
        ])
      : undefined;
  }
  const isOxime = losses.length === 1 && loss.at === nitrogen && loss.graph.atoms[loss.atom]?.z === 8;
  return isOxime ? like('ketoxime-to-amine') : undefined;
}

function ofOxygen({ losses, product }: StepChange, bond: ChangedBond): StepKind | undefined {
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
