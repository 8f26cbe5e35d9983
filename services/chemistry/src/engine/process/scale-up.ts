// What makes a step harder in a vessel of a cubic metre than in a flask, read from its typical conditions.

import type { ScaleUpIssueKind } from '@app/shared/contracts/process/figures';
import type { TypicalConditions } from '../../chemistry/templates/template.ts';
import { isNoSolvent, solventFacts } from '../../chemistry/facts/solvents.ts';
import type { ProcessStep } from './steps.ts';

export interface StepIssue {
  issue: ScaleUpIssueKind;
  /** The temperature or reagent that it rests on. */
  detail: string;
}

/** Below this a plant needs liquid nitrogen or a special chiller. */
const cryogenicC = -40;
/** Above this heating oil or electric heating is needed instead of steam. */
const hotC = 150;

const gases = /^(?:H2|CO|CO2|O2|O3|NH3|Cl2|ethylene|acetylene)(?: \(.*MPa\))?$/;
const heats = /n-BuLi|t-BuLi|LiAlH4|\bNaH\b|HNO3|NH4NO3|oleum|ClSO3H|N2H4|mCPBA|NaNH2|AlCl3|TiCl4/;
const metals = /CrO3|OsO4|\bHg|SeO2|\bSn|Bu3Sn|\bTl|\bPb|MnO2|KMnO4/;
/** Their by-products are seldom removed without a column: phosphine oxide, hydrazide, tin. */
const columns = /PPh3|PBu3|DIAD|DEAD|Bu3Sn|ylide/;

/** The issues of one step under its first typical conditions; a step whose product shares the material with others needs a column. */
export function scaleUpIssues(conditions: readonly TypicalConditions[], mainShare = 1): StepIssue[] {
  const [first] = conditions;
  if (!first) return [];
  const names = [...first.reagents, ...(first.catalysts ?? [])];
  const [coldest, hottest] = first.temperatureC;
  const named = (pattern: RegExp, issue: ScaleUpIssueKind): StepIssue[] => {
    const found = names.find((one) => pattern.test(one));
    return found === undefined ? [] : [{ issue, detail: found }];
  };
  return [
    ...(coldest < cryogenicC ? [{ issue: 'cryogenic', detail: `${coldest} °C` } as const] : []),
    ...(hottest > hotC ? [{ issue: 'hot', detail: `${hottest} °C` } as const] : []),
    ...pressureOf(first, named(gases, 'pressure')),
    ...named(heats, 'exotherm'),
    ...named(metals, 'heavyMetal'),
    ...(mainShare < 0.75
      ? [{ issue: 'chromatography', detail: `${Math.round(mainShare * 100)} %` } as const]
      : named(columns, 'chromatography')),
  ];
}

// A solvent well above its boiling point keeps the vessel under pressure as a gas does; dissolved ammonia does not.
function pressureOf({ reagents }: TypicalConditions, gas: StepIssue[]): StepIssue[] {
  return gas.filter(({ detail }) => detail !== 'NH3' || !reagents.includes('NH4OH'));
}

export interface Telescope {
  from: number;
  to: number;
  solvent: string;
}

/** What is left of these in the vessel reacts in the next step, or has to be quenched first. */
const mustGo =
  /Li|NaH\b|MgBr|MgCl|\bMg\b|DIBAL|LDA|HMDS|NaNH2|POCl3|SOCl2|PCl|oxalyl|BBr3|AlCl3|TiCl4|CrO3|OsO4|MnO2|KMnO4|HNO3|oleum/;

/**
 * Pairs of steps between which the intermediate need not be isolated: one solvent suits both, nothing of the first step
 * must be destroyed before the second, and no column is needed. A hint, to be proved in the laboratory.
 */
export function telescopes(steps: readonly ProcessStep[], isDangerous: (smiles: string) => boolean): Telescope[] {
  return steps.flatMap((step) => {
    const next = steps.find((one) => one.number === step.usedIn);
    const [mine, theirs] = [step.reaction.conditions[0], next?.reaction.conditions[0]];
    if (!next || !mine || !theirs) return [];
    const names = [...mine.reagents, ...(mine.catalysts ?? [])];
    if (names.some((one) => mustGo.test(one)) || isDangerous(step.product.smiles)) return [];
    const issues = scaleUpIssues(step.reaction.conditions, step.reaction.forwardShare);
    if (issues.some(({ issue }) => issue === 'chromatography' || issue === 'heavyMetal')) return [];
    const later = new Set(theirs.solvents.map((one) => solventFacts(one).name));
    const solvent = mine.solvents
      .map((one) => solventFacts(one).name)
      .find((one) => later.has(one) && !isNoSolvent(one));
    return solvent === undefined ? [] : [{ from: step.number, to: next.number, solvent }];
  });
}
