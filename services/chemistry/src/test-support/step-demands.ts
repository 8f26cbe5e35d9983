// What the name of a step must say by the bond that it makes. The rules look at bonds and elements alone and know no table of names.

import { groupAt } from '../chemistry/step-names/groups.ts';
import { carbonSite, isSulfonyl } from '../chemistry/step-names/sites.ts';
import type { StepChange } from '../chemistry/step-names/step-change.ts';

/** Words that a name must have in either language. */
export interface Words {
  en: RegExp;
  zh: RegExp;
}

export const acyl: Words = {
  en: /acyl|acet|alcoholys|rearrangement|hydroxylamine|amid|aminolys|ammonolysis|hydrazinolysis|hydrox|urea|carbam|Boc|Cbz|Fmoc|formyl|lactam|isocyanate|imide|anhydride|ester|carbonate|lactone|hydrazide|Imide/i,
  zh: /酰|重排|羟胺|脲|氨基甲酸|酯|碳酸|酐|Boc|Cbz|Fmoc|胺解|氨解|肼解|异羟肟|肼|内酯/,
};
export const alkyl: Words = {
  en: /alkyl|benzyl|methyl|ethyl|ether|ester|aminat|Mitsunobu|amin|epoxide|Michael|opening|quaterniz|addition|substitution|displacement|exchange|Mannich|cyano|migration|Strecker|azide|oxime|allyl|thiol|acetal|Friedel/i,
  zh: /烷基|苄基|甲基|乙基|醚|酯|胺化|胺|Mitsunobu|开环|加成|取代|交换|迁移|缩醛|缩酮|季铵|叠氮|环|Mannich/,
};
export const aryl: Words = {
  en: /aryl|SNAr|Ullmann|Buchwald|Chan–Lam|aminat|amin|substitution|exchange|alkoxylation|methoxylation|ether|Mitsunobu|indole|azide|Sandmeyer|hydrolysis|thiol|sulf|rearrangement|quaterniz|phenol|nitration|nitro/i,
  zh: /芳|SNAr|Ullmann|Buchwald|Chan–Lam|胺化|取代|交换|烷氧|甲氧|醚|叠氮|水解|硫|重排|吲哚|酚|硝化|硝基/,
};
export const sulfonyl: Words = { en: /sulfon|mesyl|tosyl|triflat/i, zh: /磺|三氟甲/ };

/** The element that carries a coupling says its name. */
export const couplings: readonly (readonly [z: number, words: Words])[] = [
  [
    5,
    {
      en: /Suzuki|Chan–Lam|boron|boryl|oxidation|methylation|boroxine|borate|organometallic/i,
      zh: /Suzuki|Chan–Lam|硼|金属有机/,
    },
  ],
  [50, { en: /Stille|stann|tin|organometallic/i, zh: /Stille|锡|金属有机/ }],
  [30, { en: /Negishi|zinc|cyanation|organometallic/i, zh: /Negishi|锌|氰化|金属有机/ }],
  [12, { en: /Kumada|Grignard|Weinreb|organometallic/i, zh: /Kumada|Grignard|Weinreb|金属有机/ }],
];

const protection: Words = { en: /protection/i, zh: /保护/ };

function isLost({ losses }: StepChange, ends: readonly number[], element: number): boolean {
  return losses.some(({ at, graph, atom }) => ends.includes(at) && graph.atoms[atom]?.z === element);
}

/** Groups that are only ever put on to be taken off again, from a chloride, bromide or anhydride. */
const protecting = ['MOM', 'MEM', 'SEM', 'BOM', 'THP', 'Tr', 'TBS', 'TIPS', 'TBDPS', 'TES'];

function isProtecting({ product, losses }: StepChange, at: number, from: number): boolean {
  const group = groupAt(product, at, from);
  const isSubstituted =
    group === 'THP' || losses.some((one) => one.at === at && [8, 17, 35].includes(one.graph.atoms[one.atom]?.z ?? 0));
  return group !== undefined && protecting.includes(group) && isSubstituted;
}

/** What the words of a step must say by the bond that it makes. */
export function demandsOfStep(change: StepChange): Words[] {
  const { made, product, origins } = change;
  const [bond] = made;
  if (bond?.order !== 1 || made.length > 1) return [];
  // Within one molecule a rearrangement reads like any bond.
  if (origins[bond.a]?.molecule === origins[bond.b]?.molecule) return [];
  const z = (atom: number): number => product.atoms[atom]?.z ?? 0;
  const ends = [bond.a, bond.b];
  const metals = couplings.flatMap(([element, words]) => (isLost(change, ends, element) ? [words] : []));
  if (ends.every((atom) => z(atom) === 6)) return metals;
  const hetero = ends.find((atom) => [7, 8].includes(z(atom)));
  const other = ends.find((atom) => atom !== hetero);
  if (hetero === undefined || other === undefined) return [];
  if (isSulfonyl(product, other)) return [sulfonyl];
  if (ends.some((at, i) => isProtecting(change, at, ends[1 - i] ?? -1))) return [protection];
  if (z(other) !== 6) return [];
  const site = carbonSite(product, other, [hetero]);
  if (site === 'aryl') return [aryl];
  if (site === 'alkyl') return [alkyl];
  return ['acyl', 'carbamoyl', 'alkoxycarbonyl'].includes(site) ? [acyl] : [];
}
