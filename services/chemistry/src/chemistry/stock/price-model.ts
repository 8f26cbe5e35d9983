// What a molecule of the built-in stock would cost. There is no free list of prices to fit, so this is a judgement put
// into a formula, and everything made of it is marked as an estimate:
//
//   log10(US dollars for a gram, bought in packs of about 10 g)
//     = 1.2
//     + 0.06 for each heavy atom above 8, - 0.12 for each below
//     + 0.12 for each ring after the first
//     + 0.30 for each marked stereocentre, 4 at most
//     + what special elements add (below)
//     - 0.60 x log10(1 + recorded patent reactions that start from it)
//     - 0.60 for one of our list of common reagents and building blocks
//
// kept between one cent and 10,000 dollars. Larger amounts cost less for a gram, as amount^-0.35: a gram of a kilogram
// costs a fifth of a gram of ten.

/** What is known of a molecule beside its structure. */
export interface Familiarity {
  /** In our own list of common reagents and building blocks. */
  isCommon: boolean;
  /** Recorded patent reactions that start from it. */
  patentUses: number;
}

const modelPackGrams = 10;
const quantityExponent = -0.35;
const leastDollars = 0.01;
const mostDollars = 10_000;

const elementTerms: readonly (readonly [pattern: RegExp, term: number, most: number])[] = [
  [/B(?!r)/g, 0.35, 1],
  [/F/g, 0.08, 5],
  [/I(?!n|r)/g, 0.2, 1],
  [/Si/g, 0.15, 1],
  [/\[(?:Li|Mg|Zn|Al)/g, 0.4, 1],
  [/Sn|Se/g, 0.4, 1],
  [/Pd|Pt|Rh|Ir|Ru|Au|Os/g, 2, 1],
  [/Ag/g, 0.8, 1],
  [/\[\d+[A-Za-z]/g, 1.5, 1],
];

/** Estimated US dollars for a gram, bought in packs of `packGrams`. */
export function estimateDollarsPerGram(smiles: string, known: Familiarity, packGrams: number = modelPackGrams): number {
  const { isCommon, patentUses } = known;
  const exponent = 1.2 + structureTerm(smiles) - 0.6 * Math.log10(1 + Math.max(0, patentUses)) - (isCommon ? 0.6 : 0);
  const dollars = 10 ** exponent * (packGrams / modelPackGrams) ** quantityExponent;
  return Math.min(mostDollars, Math.max(leastDollars, dollars));
}

function structureTerm(smiles: string): number {
  const extra = heavyAtoms(smiles) - 8;
  const rings = (smiles.replaceAll(/\[[^\]]*\]/g, '').match(/%\d\d|\d/g)?.length ?? 0) / 2;
  const stereocentres = Math.min(4, smiles.match(/@+/g)?.length ?? 0);
  const ofElements = elementTerms.reduce(
    (sum, [pattern, term, most]) => sum + term * Math.min(most, smiles.match(pattern)?.length ?? 0),
    0,
  );
  return (extra > 0 ? 0.06 : 0.12) * extra + 0.12 * Math.max(0, rings - 1) + 0.3 * stereocentres + ofElements;
}

// Of the written text: an atom in brackets, or one of the organic subset.
function heavyAtoms(smiles: string): number {
  return smiles.match(/\[[^\]]*\]|Cl|Br|[BCNOFPSIbcnops]/g)?.length ?? 0;
}
