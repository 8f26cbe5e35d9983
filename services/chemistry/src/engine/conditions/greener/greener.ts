// Greener choices in place of those of a set, by published guides.

import type { ConditionChoice, ConditionFactor } from '@app/shared/contracts/conditions/conditions';
import { conditionFactors } from '@app/shared/contracts/conditions/conditions';
import { solventFacts, solventRank } from '../../../chemistry/facts/solvents.ts';
import type { GreenerChoice, YieldPrior } from '../optimize/types.ts';
import { guidedReplacements } from './reagent-guide.ts';

const solventGuide = 'CHEM21, D. Prat et al., Green Chem. 2016, 18, 288';

/** What the guides name in place of each level of the choice; `predict` says what the yield would lose or gain. */
export function greenerChoices(choice: ConditionChoice, predict: YieldPrior): GreenerChoice[] {
  const before = predict(choice);
  const changeOf = (factor: ConditionFactor, from: string, to: string): number | null => {
    const after = before?.kind === 'model' ? predict(replaced(choice, factor, from, to)) : null;
    return before && after?.kind === 'model' ? Math.round((after.percent - before.percent) * 10) / 10 : null;
  };
  return [...solventsInstead(choice), ...reagentsInstead(choice)].map((one) => ({
    ...one,
    yieldChange: changeOf(one.factor, one.from, one.to),
  }));
}

type Replacement = Omit<GreenerChoice, 'yieldChange'>;

/** Only solvents of a better class. */
function solventsInstead({ solvent }: ConditionChoice): Replacement[] {
  return (solvent?.split('/') ?? []).flatMap((from) => {
    const { class: ownClass, instead } = solventFacts(from);
    const better = instead.filter((to) => solventRank[solventFacts(to).class] < solventRank[ownClass]);
    return better.map((to) => ({ factor: 'solvent' as const, from, to, reason: 'solventClass', source: solventGuide }));
  });
}

function reagentsInstead(choice: ConditionChoice): Replacement[] {
  return conditionFactors.flatMap((factor) =>
    partsOf(choice, factor).flatMap((from) =>
      guidedReplacements
        .filter((one) => one.factors.includes(factor) && one.from.test(from))
        .flatMap(({ to, reason, source }) => to.map((name) => ({ factor, from, to: name, reason, source }))),
    ),
  );
}

function partsOf(choice: ConditionChoice, factor: ConditionFactor): string[] {
  return factor === 'solvent' ? [] : (choice[factor]?.split(' + ') ?? []);
}

function replaced(choice: ConditionChoice, factor: ConditionFactor, from: string, to: string): ConditionChoice {
  const joint = factor === 'solvent' ? '/' : ' + ';
  const parts = (choice[factor] ?? '').split(joint).map((one) => (one === from ? to : one));
  return { ...choice, [factor]: parts.join(joint) };
}
