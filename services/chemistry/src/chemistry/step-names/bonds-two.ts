// Kinds of steps that close a ring by two bonds to one nitrogen, each in place of a halide: an amine and a molecule with two of them.

import { kind, like, way, type StepKind } from './kind.ts';
import { isHalogen, leavingOf } from './leaving.ts';
import { lossesAt } from './site.ts';
import { carbonSite } from './sites.ts';
import type { StepChange } from './step-change.ts';

/** Undefined where the bonds are to different atoms, or where something else than a halide or sulfonate leaves. */
export function ringKind(change: StepChange): StepKind | undefined {
  const { made, product, changed } = change;
  const [one, other] = made;
  if (!one || !other || made.length > 2 || changed.length > 0) return undefined;
  const nitrogen = [one.a, one.b].find(
    (atom) => (atom === other.a || atom === other.b) && product.atoms[atom]?.z === 7,
  );
  if (nitrogen === undefined) return undefined;
  const ends = made.map(({ a, b }) => (a === nitrogen ? b : a));
  const isClosed = product.rings.some((ring) => ends.every((atom) => ring.includes(atom)) && ring.includes(nitrogen));
  const areSpent = ends.every((atom) => {
    const [loss] = lossesAt(change, atom);
    const leaving = loss && leavingOf(loss);
    return isHalogen(leaving) || leaving === 'sulfonate';
  });
  if (!isClosed || !areSpent) return undefined;
  const sites = ends.map((atom) => carbonSite(product, atom, [nitrogen]));
  const acyl = sites.filter((site) => site === 'acyl').length;
  if (sites.some((site) => site !== 'acyl' && site !== 'alkyl')) return undefined;
  return acyl === 0 ? like('azacycle-from-amine-and-dihalide', words.none) : acylated(acyl);
}

const words = { none: ['Ring closure of an amine with a dihalide', '胺与二卤代物的关环'] } as const;

function acylated(acyl: number): StepKind {
  return acyl === 1
    ? kind(['Lactam from an amine and a halogenated acid halide', '胺与卤代酰卤合成内酰胺'], 'heterocycleFormation', [
        way('Et3N; then NaH', '', 'THF', [0, 66]),
        way('Et3N; then KOtBu', '', 'THF', [0, 25]),
      ])
    : kind(['Imide from an amine and a diacid dihalide', '胺与二酰卤合成酰亚胺'], 'heterocycleFormation', [
        way('Et3N', '', 'CH2Cl2', [0, 40]),
      ]);
}
