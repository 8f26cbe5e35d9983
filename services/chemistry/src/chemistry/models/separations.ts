// Steps that make no bond: one enantiomer is taken out of its racemate. A molecule of which no precursor with the right
// configuration can be had is made as the racemate, by whatever makes that, and separated.

import { canonicalSmiles } from '../molecule/rdkit.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import type { FunctionalGroup } from '../templates/functional-groups.ts';
import type { ReactionTemplate, TypicalConditions } from '../templates/template.ts';
import type { ForwardCheck, Proposal } from './types.ts';

/** Half of a racemate is the other enantiomer. */
const wantedShare = 0.5;
/** Chemists rather buy or make the configuration. */
const score = 0.02;
const configuredAtom = /\[[^\]]*@[^\]]*\]/g;

interface Separation {
  template: ReactionTemplate;
  /** One of these must be in the molecule; none where anything can be separated. */
  groups: readonly FunctionalGroup[];
}

const separations: readonly Separation[] = [
  {
    groups: ['carboxylicAcid'],
    template: separation(
      'resolution-of-acid',
      ['Resolution of a racemic acid with a chiral amine', '以手性胺拆分外消旋酸'],
      { reagents: ['(R)- or (S)-1-phenylethylamine', 'HCl'], solvents: ['EtOH'], temperatureC: [0, 70] },
    ),
  },
  {
    groups: ['primaryAliphaticAmine', 'secondaryAliphaticAmine', 'tertiaryAmine'],
    template: separation(
      'resolution-of-amine',
      ['Resolution of a racemic amine with a chiral acid', '以手性酸拆分外消旋胺'],
      { reagents: ['L- or D-tartaric acid', 'NaOH'], solvents: ['MeOH'], temperatureC: [0, 60] },
    ),
  },
  {
    groups: [],
    template: separation(
      'chiral-chromatography',
      ['Separation of enantiomers on a chiral column', '手性色谱柱分离对映体'],
      { reagents: [], solvents: ['heptane', 'EtOH'], temperatureC: [20, 30] },
    ),
  },
];

export const separationTemplates: readonly ReactionTemplate[] = separations.map(({ template }) => template);

const ids: ReadonlySet<string> = new Set(separationTemplates.map(({ id }) => id));

/** Whether a step of this template separates enantiomers. */
export function isSeparation(templateId: string): boolean {
  return ids.has(templateId);
}

/** Ids of the separations for which a molecule has a group, the preferred one first. */
export function separationsFor(has: (group: FunctionalGroup) => boolean): string[] {
  return separations.filter(({ groups }) => groups.length === 0 || groups.some(has)).map(({ template }) => template.id);
}

/**
 * The racemate of a canonical SMILES with one configured centre, and how to separate it; null for a molecule with none or
 * with several, whose diastereomers differ in more. `has` tells whether a group is in the molecule.
 */
export function separationOf(rdkit: RDKit, smiles: string, has: (group: FunctionalGroup) => boolean): Proposal | null {
  const racemate = racemateOf(rdkit, smiles);
  const found = separations.find(({ groups }) => groups.length === 0 || groups.some(has));
  if (racemate === null || !found) return null;
  const templateId = found.template.id;
  return { precursors: [racemate], templateId, score, probability: score, precedents: 0, competing: [] };
}

/** The check of a step that separates the product, a canonical SMILES, from its racemate; null for any other step. */
export function separationCheck(rdkit: RDKit, precursors: readonly string[], product: string): ForwardCheck | null {
  if (precursors.length !== 1 || precursors[0] !== racemateOf(rdkit, product)) return null;
  return {
    passed: true,
    rank: 1,
    probability: wantedShare,
    share: wantedShare,
    templateId: null,
    templateIds: [...ids],
    competing: [],
  };
}

function racemateOf(rdkit: RDKit, smiles: string): string | null {
  const centres = smiles.match(configuredAtom)?.length ?? 0;
  return centres === 1 ? canonicalSmiles(rdkit, smiles.replaceAll('@', '')) : null;
}

function separation(id: string, [en, zh]: readonly [string, string], conditions: TypicalConditions): ReactionTemplate {
  return {
    id,
    name: { en, 'zh-CN': zh },
    class: 'functionalGroupInterconversion',
    retro: [],
    forward: [],
    conditions: [conditions],
    incompatible: [],
    examples: [],
    note: 'At most half of the racemate is the wanted enantiomer, unless the other one is racemised and used again.',
  };
}
