// Molecules that do not last: groups that one molecule cannot carry together, because it would react with itself before
// it could be used, and rings that are too strained.

import type { Mol } from '../molecule/rdkit.ts';
import { isInHeld } from './group-matches.ts';
import { isShortLived } from './short-lived.ts';
import type { MoleculeView } from '../smarts/molecule-view.ts';
import { isStrained } from './strained.ts';
import type { TemplateSet } from './template-set.ts';
import type { FunctionalGroup } from '../templates/functional-groups.ts';

const nucleophilicAmines: readonly FunctionalGroup[] = [
  'primaryAliphaticAmine',
  'secondaryAliphaticAmine',
  'hydrazine',
];
const alcohols: readonly FunctionalGroup[] = ['primaryAlcohol', 'secondaryAlcohol', 'phenol'];

/** Each group on the left with those it does not last beside. */
const unstableWith: Partial<Record<FunctionalGroup, readonly FunctionalGroup[]>> = {
  acylHalide: [...nucleophilicAmines, 'anilineNH', ...alcohols, 'thiol'],
  sulfonylChloride: [...nucleophilicAmines, 'anilineNH', ...alcohols, 'thiol'],
  isocyanate: [...nucleophilicAmines, 'anilineNH', ...alcohols, 'thiol', 'carboxylicAcid'],
  alkylBromideOrIodide: [...nucleophilicAmines, 'thiol'],
  // Loses acid to a quinone methide.
  hydroxybenzylHalide: ['phenol'],
  epoxide: [...nucleophilicAmines, 'thiol', 'acylHalide'],
  aldehyde: [...nucleophilicAmines],
  acidAnhydride: [...nucleophilicAmines, 'anilineNH'],
};

// What a carbon-metal bond does not last beside.
const organometallic = /\[(?:Mg|Li|Zn)\]/;
const quenching: readonly FunctionalGroup[] = [
  ...nucleophilicAmines,
  'anilineNH',
  ...alcohols,
  'tertiaryAlcohol',
  'thiol',
  'carboxylicAcid',
  'aldehyde',
  'acylHalide',
  'amideNH',
  'sulfonamideNH',
  'azoleNH',
];
const quenchingMagnesium: readonly FunctionalGroup[] = [
  'ketone',
  'ester',
  'nitrile',
  'nitro',
  'alkylBromideOrIodide',
  'epoxide',
];

/** True when the molecule carries two groups that react with each other, or one that does not last, or is too strained. */
export function isSelfReactive(
  set: TemplateSet,
  held: { readonly mol: Mol },
  view: MoleculeView,
  smiles: string,
): boolean {
  const has = (group: FunctionalGroup): boolean =>
    isInHeld(held, view, { query: set.group(group), plain: set.plainGroup(group) });
  for (const [group, partners] of pairs) if (has(group) && partners.some(has)) return true;
  if (isStrained(view.graph) || isShortLived(view)) return true;
  if (!organometallic.test(smiles)) return false;
  return quenching.some(has) || (!smiles.includes('[Zn]') && quenchingMagnesium.some(has));
}

const pairs: readonly (readonly [FunctionalGroup, readonly FunctionalGroup[]])[] = Object.entries(unstableWith).flatMap(
  ([group, partners]) => (isGroup(group) ? [[group, partners] as const] : []),
);

function isGroup(name: string): name is keyof typeof unstableWith {
  return name in unstableWith;
}
