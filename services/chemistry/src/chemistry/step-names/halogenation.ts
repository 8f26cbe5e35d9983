// Kinds of steps that bind a halogen to carbon. Conditions: R. C. Larock, Comprehensive Organic Transformations, 3rd ed. 2018.

import { neighbours } from '../molecule/graph.ts';
import { isHalogen } from './leaving.ts';
import { kind, like, way, type StepKind } from './kind.ts';
import { lossesAt, siteOf } from './site.ts';
import type { MadeBond, StepChange } from './step-change.ts';

const words = { 9: ['fluoride', '氟'], 17: ['chloride', '氯'], 35: ['bromide', '溴'], 53: ['iodide', '碘'] } as const;
const halogenations = {
  17: ['chlorination', '氯代', 'NCS'],
  35: ['bromination', '溴代', 'NBS'],
  53: ['iodination', '碘代', 'NIS'],
} as const;
const sandmeyer = { 17: 'sandmeyer-chloride', 35: 'sandmeyer-bromide', 53: 'sandmeyer-iodide' } as const;

/** `at` is the carbon. Undefined for an addition to a double bond. */
export function halogenKind(change: StepChange, bond: MadeBond, at: number): StepKind | undefined {
  const { product, changed } = change;
  const halogen = at === bond.a ? bond.b : bond.a;
  const z = product.atoms[halogen]?.z;
  if (changed.length > 0 || (z !== 9 && z !== 17 && z !== 35 && z !== 53)) return undefined;
  const { carbon, leaving, isAlphaCarbonyl } = siteOf(change, bond, at);
  const [en, zh] = words[z];
  const isAppel = lossesAt(change, halogen).some(({ graph, atom }) => halogensOn(graph, atom) > 2);
  if (leaving === 'hydroxyl' && carbon === 'acyl') {
    if (z === 17 && !isAppel) return like('acid-to-acid-chloride');
    return kind([`Acid ${en} from a carboxylic acid`, `羧酸制酰${zh}`], 'functionalGroupInterconversion', [
      isAppel
        ? way('PPh3', '', 'CH2Cl2', [0, 40])
        : way(z === 9 ? 'cyanuric fluoride; pyridine' : 'PBr3', '', 'CH2Cl2', [0, 40]),
    ]);
  }
  if (leaving === 'hydroxyl' && carbon === 'alkyl') {
    if (!isAppel)
      return like(
        z === 9
          ? 'deoxyfluorination'
          : z === 17
            ? 'alcohol-to-chloride'
            : z === 35
              ? 'alcohol-to-bromide'
              : 'alcohol-to-iodide-appel',
      );
    return kind(
      [`Appel reaction of an alcohol to an alkyl ${en}`, `Appel 反应（醇制${zh}代烷）`],
      'functionalGroupInterconversion',
      [way('PPh3', '', 'CH2Cl2', [0, 25])],
    );
  }
  if (leaving === 'amine' && carbon === 'aryl' && z !== 9) return like(sandmeyer[z]);
  if (carbon === 'alkyl' && (isHalogen(leaving) || leaving === 'sulfonate')) {
    return kind(
      [`Alkyl ${en} from a halide or sulfonate`, `卤代烷或磺酸酯制${zh}代烷`],
      'functionalGroupInterconversion',
      [
        way(
          z === 9 ? 'KF; 18-crown-6' : z === 17 ? 'LiCl' : z === 35 ? 'LiBr' : 'NaI',
          '',
          z === 9 || z === 17 ? 'DMF' : 'acetone',
          [25, z === 9 ? 120 : 56],
        ),
      ],
    );
  }
  if (leaving !== undefined || z === 9) return undefined;
  const [verb, zhChange, reagent] = halogenations[z];
  if (carbon === 'aryl') {
    return kind([`Aromatic ${verb} with ${reagent}`, `芳环的 ${reagent} ${zhChange}`], 'functionalGroupAddition', [
      way(reagent, '', 'MeCN', [0, 60]),
      way(reagent, '', 'DMF', [0, 60]),
    ]);
  }
  if (carbon !== 'alkyl') return undefined;
  if (isAlphaCarbonyl) {
    return kind([`Alpha-${verb} of a carbonyl compound`, `羰基化合物的 α-${zhChange}`], 'functionalGroupAddition', [
      way(`${reagent}; TsOH`, '', 'MeCN', [25, 82]),
    ]);
  }
  const isActivated = neighbours(product, at).some((to) => product.atoms[to]?.aromatic);
  return isActivated
    ? kind([`Benzylic ${verb} with ${reagent}`, `苄位的 ${reagent} ${zhChange}`], 'functionalGroupAddition', [
        way(`${reagent}; AIBN`, '', 'MeCN', [70, 82]),
      ])
    : undefined;
}

function halogensOn(graph: StepChange['product'], atom: number): number {
  return neighbours(graph, atom).filter((to) => [9, 17, 35, 53].includes(graph.atoms[to]?.z ?? 0)).length;
}
