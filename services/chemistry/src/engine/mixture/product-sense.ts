// Products that no chemist would expect of a mixture, whatever template gives them.

import type { BilingualName } from '../../chemistry/models/types.ts';
import type { Supply } from './agent-fit.ts';
import { type AgentKind, atomsGiven } from './agent-kinds.ts';

/** Groups that lose water, carbon dioxide or a proton as they form, by their SMARTS. */
export const shortLived: readonly string[] = [
  // hemiaminals and hydrates
  '[CX4;!$(C(F)(F)F);!$(CC(F)(F)F);!$(C(C=O)C=O);!$(CC=O);!R]([OX2H1])[NX3;!$(N[C,S]=[O,S,N]);!$(N-[#7])]',
  '[CX4;!$(CC(F)(F)F);!$(CC(Cl)(Cl)Cl);!$(CC=O);!$(C(C(F)F)C(F)F)]([OX2H1])[OX2H1]',
  '[CX4]([OX2])([OX2H1])[OX2]',
  '[CX4;!R]([OX2H1])([OX2][CX4])[#6,#1;!$([CX4]([OX2H1]))]',
  // carbamic and carbonic acids, gem-halohydrins, N-hydroxymethyl halides
  '[NX3][CX3](=[OX1])[OX2H1]',
  '[#6][OX2][CX3](=[OX1])[OX2H1]',
  '[CX4]([OX2H1])[Cl,Br,I]',
  // enols and ynols that nothing holds
  '[CX3;!$(C=CC=[O,N]);!$(C=CC#N);!$(C=CN(~O)~O)]([OX2H1])=[CX3;!$(C[CX3]=O)]',
  // small rings with bridged or doubled aromatic bonds
  '[a;r3]',
  'C1#CCCCC1',
  // acyl and alkyl hypohalites, N-acyloxy borons
  '[OX2][Cl,Br,I]',
];

const doubtful = /record doubtful/;

/** What is left of the score of a template that was learned of records which are probably wrong, 0 to 1. */
export function recordFactor(name: BilingualName | undefined): number {
  return name && doubtful.test(name.en) ? 0.1 : 1;
}

/** Reactions that a mild reagent of the same kind does not do. */
const tooMild: readonly { template: RegExp; has: AgentKind; lacks: readonly AgentKind[] }[] = [
  // Borohydride in an alcohol leaves esters, amides, acids and nitriles.
  {
    template: /^(?:ester-to-primary-alcohol|acid-to-primary-alcohol|amide-to-amine-h|nitrile-to-p)/,
    has: 'borohydride',
    lacks: ['hydride', 'hydrogen'],
  },
  // Lithium aluminium hydride takes a nitrile to the amine.
  { template: /^nitrile-to-aldehyde/, has: 'aluminate', lacks: ['dibal'] },
];

/** Reactions that nothing stands in for where all of these are missing. */
const impossible: readonly { template: RegExp; without: readonly AgentKind[] }[] = [
  { template: /^(?:methyl|ethyl)-ester-hydrolysis|^acetanilide-hydrolysis/, without: ['hydroxide', 'acid'] },
  { template: /^tert-butyl-ester-cleavage/, without: ['acid', 'lewisAcid'] },
  { template: /^wittig-ylide/, without: ['hydroxide', 'lithium'] },
  { template: /^reductive-amination/, without: ['borohydride', 'hydrogen', 'metal', 'hydride', 'acid'] },
];

/** What is left of a reaction's score for which the reagent that is there is too mild, 0 to 1. */
export function reagentFactor(templateId: string, { kinds }: Supply): number {
  const isTooMild = tooMild.some(
    ({ template, has, lacks }) => template.test(templateId) && kinds.has(has) && !lacks.some((kind) => kinds.has(kind)),
  );
  const isImpossible = impossible.some(
    ({ template, without }) => template.test(templateId) && !without.some((kind) => kinds.has(kind)),
  );
  return isTooMild || isImpossible ? 0.1 : 1;
}

/** Whether a product holds no more heavy atoms than its reactants and what the agent can give. */
export function isWithinGift(product: string, reactants: readonly string[], agent: string): boolean {
  const given = atomsGiven(agent);
  if (given === undefined) return true;
  return heavyAtomsOf(product) <= reactants.reduce((sum, one) => sum + heavyAtomsOf(one), 0) + given;
}

/** What is left of a product with an element that nothing of a told mixture holds, 0 to 1. */
export const fromNowhere = 0.02;

/** Whether every element of the product is somewhere in the mixture; oxygen comes from air, water and work-up. */
export function hasElements(product: string, parts: readonly string[]): boolean {
  const there = new Set(['O', ...parts.flatMap(elementsOf)]);
  return elementsOf(product).every((element) => there.has(element));
}

/** Symbols of the heavy elements written in a SMILES. */
function elementsOf(smiles: string): string[] {
  const symbols = smiles.match(/\[\d*(?:[A-Z][a-z]?|[a-z][a-z]?)|Cl|Br|[BCNOPSFIbcnops]/g) ?? [];
  return symbols.map((one) => {
    const symbol = one.replace(/^\[\d*/, '');
    return symbol.charAt(0).toUpperCase() + symbol.slice(1);
  });
}

const atom = /\[[^\]]+\]|Cl|Br|[BCNOPSFIbcnops]/g;

/** Heavy atoms written in a SMILES. */
function heavyAtomsOf(smiles: string): number {
  return (smiles.match(atom) ?? []).filter((one) => !/^\[\d*H[+-]?\]$/.test(one)).length;
}
