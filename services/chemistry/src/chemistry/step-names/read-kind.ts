// The kind of a step from its change: one bond made, or one group taken off. What makes several bonds is told by its template.

import { carbonKind } from './bonds-carbon.ts';
import {
  acylationKind,
  alkylationKind,
  arylationKind,
  azideKind,
  carbamateKind,
  condensationKind,
  reductiveAminationKind,
  sulfonylationKind,
  vinylogousKind,
} from './bonds-nitrogen.ts';
import {
  hydrolysisKind,
  oxygenAcylationKind,
  oxygenAdditionKind,
  oxygenAlkylationKind,
  oxygenArylationKind,
  oxygenSulfonylationKind,
  sulfurKind,
} from './bonds-oxygen.ts';
import { ringKind } from './bonds-two.ts';
import { neighbours } from '../molecule/graph.ts';
import { halogenKind } from './halogenation.ts';
import type { StepKind } from './kind.ts';
import { closingRing, kind, like, way } from './kind.ts';
import { protectionKind } from './protections.ts';
import { redoxKind } from './redox.ts';
import { doubleRemovalKind, removalKind } from './removals.ts';
import { siteOf, type Site } from './site.ts';
import { isCarbonyl, isChlorosulfonyl, isSulfonyl } from './sites.ts';
import type { MadeBond, StepChange } from './step-change.ts';

/** Undefined where the rules know no kind; then the template's own words hold. */
export function kindOfChange(change: StepChange): StepKind | undefined {
  const { made, losses, changed, brought } = change;
  if (brought.length > 0) return undefined;
  if (made.length > 1) return ringKind(change);
  const [bond] = made;
  if (bond) return kindOfBond(change, bond);
  if (changed.length > 0) return redoxKind(change);
  return losses.length === 1 ? removalKind(change) : doubleRemovalKind(change);
}

/** Names that say so by themselves. */
const closing = /ring|lactone|lactam|epoxide/i;

function kindOfBond(change: StepChange, bond: MadeBond): StepKind | undefined {
  const [a, b] = [elementOf(change, bond.a), elementOf(change, bond.b)];
  if (a === 6 && b === 6) return carbonKind(change, bond);
  if (isChlorosulfonation(change, bond)) return like('arene-chlorosulfonation');
  if (isNitration(change, bond)) return like('aromatic-nitration');
  const isFirst = a === 6 || a === 14 || (a === 16 && b !== 6 && isSulfonyl(change.product, bond.a));
  const at = isFirst && b !== 14 ? bond.a : bond.b;
  const from = at === bond.a ? b : a;
  const site = siteOf(change, bond, at);
  const found = protectionKind(change, bond, site) ?? kindAt(change, bond, site, from);
  return found && site.closesRing && !closing.test(found.name.en) ? closingRing(found) : found;
}

/** An arene takes the chlorosulfonyl group; the acid keeps its chlorine and loses its hydroxy group. */
function isChlorosulfonation({ product }: StepChange, { a, b }: MadeBond): boolean {
  const [sulfur, carbon] = product.atoms[a]?.z === 16 ? [a, b] : [b, a];
  return isChlorosulfonyl(product, sulfur) && product.atoms[carbon]?.aromatic === true;
}

/** An arene gives a hydrogen up for a nitro group. */
function isNitration({ product, losses }: StepChange, { a, b }: MadeBond): boolean {
  const [atom, carbon] = product.atoms[a]?.z === 7 ? [a, b] : [b, a];
  const oxygens = neighbours(product, atom).filter((one) => product.atoms[one]?.z === 8);
  const isNitro = oxygens.length === 2 && oxygens.every((one) => neighbours(product, one).length === 1);
  return isNitro && product.atoms[carbon]?.aromatic === true && !losses.some(({ at }) => at === carbon);
}

/** The attack of an atom of the element `from` on the atom of the site. */
function kindAt(change: StepChange, bond: MadeBond, site: Site, from: number): StepKind | undefined {
  const { at } = site;
  if (elementOf(change, at) === 6 && [9, 17, 35, 53].includes(from)) return halogenKind(change, bond, at);
  if (elementOf(change, at) === 16) return isSulfonyl(change.product, at) ? sulfonyl(site, from) : undefined;
  if (elementOf(change, at) !== 6) return undefined;
  if ([7, 8].includes(from) && isSpent(change, at === bond.a ? bond.b : bond.a)) return undefined;
  if (from === 7) return bond.order === 2 ? condensation(site) : nitrogen(change, site);
  if (from === 8 && bond.order === 1) return oxygen(change, site);
  return from === 16 && bond.order === 1 && isThiol(change, bond, at) ? sulfurKind(site) : undefined;
}

/** The nucleophile lost a carbon or sulfur of its own: another change than a substitution. */
function isSpent({ losses }: StepChange, atom: number): boolean {
  return losses.some((one) => one.at === atom && [6, 16].includes(one.graph.atoms[one.atom]?.z ?? 0));
}

function sulfonyl(site: Site, from: number): StepKind | undefined {
  if (from === 7) return sulfonylationKind(site);
  return from === 8 ? oxygenSulfonylationKind(site) : undefined;
}

function condensation(site: Site): StepKind | undefined {
  return site.leaving === 'oxo' && site.carbon === 'alkyl' ? condensationKind(site) : undefined;
}

function nitrogen(change: StepChange, site: Site): StepKind | undefined {
  const { carbon, leaving, at } = site;
  if (site.nitrogen === 'azide') return azideKind(site);
  if (carbon === 'acyl' && isFromAlkene(change, at)) return keteneKind('an amine', '胺');
  if (carbon === 'alkoxycarbonyl') return carbamateKind(site);
  if (isCarbonyl(carbon)) return leaving !== undefined || isFromCumulene(change, at) ? acylationKind(site) : undefined;
  if (carbon === 'thioacyl') return isFromCumulene(change, at) ? like('thiourea-from-isothiocyanate') : undefined;
  if (carbon === 'aryl') return arylationKind(site);
  if (carbon === 'vinyl' && site.isPushPull) return vinylogousKind(site);
  if (carbon !== 'alkyl') return undefined;
  if (leaving === 'oxo') return reductiveAminationKind(site);
  if (leaving === undefined && site.isMichael) return like('aza-michael-addition');
  if (isFromEpoxide(change, at))
    return site.nitrogen === 'azole' ? like('epoxide-opening-by-azole') : like('epoxide-opening-by-amine');
  return alkylationKind(site);
}

function oxygen(change: StepChange, site: Site): StepKind | undefined {
  const { carbon, leaving, at } = site;
  if (site.oxygen === 'water' && leaving !== undefined && leaving !== 'boron') return hydrolysisKind(site);
  if (carbon === 'acyl' && isFromAlkene(change, at)) return keteneKind('an alcohol or phenol', '醇或酚');
  if (isCarbonyl(carbon))
    return leaving !== undefined || isFromCumulene(change, at) ? oxygenAcylationKind(site) : undefined;
  if (carbon === 'aryl') return oxygenArylationKind(site);
  if (carbon !== 'alkyl') return undefined;
  if (isFromAlkene(change, at) && leaving === undefined) return oxygenAdditionKind(site);
  if (isFromEpoxide(change, at))
    return like(site.oxygen === 'phenol' ? 'epoxide-opening-by-phenol' : 'epoxide-opening-by-alcohol');
  return oxygenAlkylationKind(site);
}

/** An isocyanate or isothiocyanate took the nucleophile up: a double bond to nitrogen became a single one. */
function isFromCumulene({ changed, product }: StepChange, at: number): boolean {
  return changed.some(
    ({ a, b, before, order }) =>
      (a === at || b === at) && before === 2 && order === 1 && product.atoms[a === at ? b : a]?.z === 7,
  );
}

/** A ketene or an alkene took the nucleophile up: its double bond to carbon became a single one. */
function isFromAlkene({ changed, product }: StepChange, at: number): boolean {
  return changed.some(
    ({ a, b, before, order }) =>
      (a === at || b === at) && before === 2 && order === 1 && product.atoms[a === at ? b : a]?.z === 6,
  );
}

function keteneKind(en: string, zh: string): StepKind {
  return kind([`Acylation of ${en} with a ketene`, `${zh}与烯酮的酰化`], 'acylation', [way('', '', 'Et2O', [-20, 25])]);
}

/** The bond to an oxygen of the same molecule broke, and both atoms stay. */
function isFromEpoxide({ losses, product }: StepChange, at: number): boolean {
  return losses.some((one) => one.at === at && one.kept >= 0 && product.atoms[one.kept]?.z === 8);
}

/** A sulfur of two bonds in the product. */
function isThiol({ product }: StepChange, { a, b }: MadeBond, at: number): boolean {
  return product.bondsOf[at === a ? b : a]?.length === 2;
}

function elementOf({ product }: StepChange, atom: number): number {
  return product.atoms[atom]?.z ?? 0;
}
