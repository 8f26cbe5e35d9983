// How fast groups of reactions are beside one another where both could run, as powers of ten at the same warmth: an acid chloride
// has taken the amine before an alkyl chloride meets it. Rounded from half-lives of everyday examples (J. Clayden, N. Greeves,
// S. Warren, Organic Chemistry, 2nd ed. 2012, chapters 10, 15 and 22); groups that need reagents of their own are not compared.

import type { FamilyGroup } from '../families/family.ts';

const paces: Readonly<Partial<Record<FamilyGroup, number>>> = {
  organometallic: 1.5,
  acylation: 0,
  sulfonylation: -0.3,
  condensingAcylation: -0.5,
  reductiveAmination: -1,
  condensation: -1,
  aldol: -1.5,
  claisen: -1.5,
  mitsunobu: -1,
  conjugateAddition: -2,
  alkylation: -2.5,
  snar: -2.5,
  arene: -3,
};

/** 0 for groups that are not compared. */
export function paceOf(group: FamilyGroup): number {
  return paces[group] ?? 0;
}
