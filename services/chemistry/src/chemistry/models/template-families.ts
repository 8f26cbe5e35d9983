// Templates that make the same bond from another form of the same reagent: what is recorded for one speaks for all.

import type { TemplateCounts } from './template-counts.ts';

const families: readonly (readonly string[])[] = [
  [
    'amide-from-acid-and-primary-amine',
    'amide-from-acid-and-secondary-amine',
    'amide-from-acid-chloride-and-aliphatic-amine',
    'anilide-from-acid',
    'anilide-from-acid-chloride',
    'acetamide-from-acetic-anhydride',
    'amide-from-methyl-ester',
  ],
  [
    'fischer-esterification',
    'methyl-ester-from-methyl-iodide',
    'ester-from-acid-and-alcohol-by-carbodiimide',
    'ester-from-acid-chloride-and-alcohol',
    'ester-from-carboxylate-and-alkyl-bromide',
    'aryl-ester-from-acid-chloride',
    'aryl-acetate-from-acetic-anhydride',
    'alkyl-acetate-from-acetic-anhydride',
  ],
  [
    'williamson-phenol-alkyl-bromide',
    'phenol-methylation',
    'phenol-benzylation-or-allylation',
    'phenol-alkylation-with-aminoalkyl-chloride',
    'phenol-alkylation-with-alpha-halo-carbonyl',
    'aryl-glycidyl-ether',
    'mitsunobu-phenol-primary-alcohol',
  ],
  [
    'tertiary-amine-from-alkyl-halide',
    'n-benzylation-of-secondary-amine',
    'n-allylation-of-secondary-amine',
    'amine-alkylation-with-alpha-halo-carbonyl',
    'alkylation-of-excess-volatile-amine',
    'epoxide-opening-by-amine',
    'epoxide-opening-by-aniline',
  ],
  [
    'ester-to-primary-alcohol-lah',
    'acid-to-primary-alcohol-borane',
    'aldehyde-to-primary-alcohol-borohydride',
    'ketone-to-secondary-alcohol-borohydride',
  ],
  ['methyl-ester-hydrolysis', 'ethyl-ester-hydrolysis', 'nitrile-hydrolysis-to-acid'],
  ['sulfide-to-sulfoxide', 'sulfide-to-sulfone'],
  [
    'urea-from-aryl-isocyanate',
    'urea-from-alkyl-isocyanate',
    'urea-from-phenyl-carbamate',
    'sulfonylurea-from-isocyanate',
  ],
  ['sulfonamide-from-aliphatic-amine', 'sulfonamide-from-aromatic-amine', 'primary-sulfonamide-from-sulfonyl-chloride'],
];
const familyOf: ReadonlyMap<string, readonly string[]> = new Map(
  families.flatMap((ids) => ids.map((id): [string, readonly string[]] => [id, ids])),
);

/** Recorded patent reactions of a template and of those that make the same bond. */
export function familyPrecedents(counts: TemplateCounts, id: string): number {
  return (familyOf.get(id) ?? [id]).reduce((sum, one) => sum + (counts.templates[one]?.retroHit ?? 0), 0);
}
