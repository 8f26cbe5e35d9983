// Which of the ways to run a kind of reaction a step is run by: the likeliest one that leaves the groups alone that the step keeps, in a
// solvent that its reactants do not use up. What was counted stays in its order beyond that.

import type { TypicalConditions } from '../templates/template.ts';
import type { Bystanders } from './bystanders.ts';
import { safeFirst } from './safe-first.ts';

/** Ways to run a step. */
const mostLines = 3;
/** Ways that are looked at. */
const mostAsked = 12;

/** Reactants that a solvent uses up. */
const usedUp: readonly { reactant: RegExp; solvent: RegExp }[] = [
  { reactant: /O=C=N|N=C=O/, solvent: /^(?:MeOH|EtOH|i-PrOH|n-PrOH|n-BuOH|H2O)$/ },
  { reactant: /O=C\((?:Cl|Br)\)|C\(=O\)(?:Cl|Br)(?:\.|$|\))/, solvent: /^(?:MeOH|EtOH|i-PrOH|n-PrOH|n-BuOH)$/ },
  { reactant: /S\(=O\)\(=O\)Cl|O=S\(=O\)\(Cl\)/, solvent: /^(?:MeOH|EtOH|i-PrOH|n-PrOH|n-BuOH)$/ },
  { reactant: /\[Mg\]|\[Li\]|\[Zn\]/, solvent: /^(?:MeOH|EtOH|i-PrOH|n-BuOH|H2O|acetone|EtOAc|CHCl3)$/ },
];

export function chosenLines(
  bystanders: Bystanders,
  reaction: string,
  lines: readonly TypicalConditions[],
): TypicalConditions[] {
  if (lines.length < 2) return [...lines];
  const [left = '', product = ''] = reaction.split('>>');
  const reactants = left.split('.');
  const consumed = usedUp.filter(({ reactant }) => reactants.some((one) => reactant.test(one)));
  const kept = lines.filter(
    ({ solvents }) => !consumed.some(({ solvent }) => solvents.some((one) => solvent.test(one))),
  );
  const asked = (kept.length > 0 ? kept : lines).slice(0, mostAsked);
  const ways = asked.map(({ reagents, catalysts = [] }) => ({ reagents, catalysts }));
  const ranked = safeFirst(asked, bystanders.atRisk(reactants, product, ways));
  return ranked.map(({ row }) => row).slice(0, mostLines);
}
