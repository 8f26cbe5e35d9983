// Atoms that lack a bond, told from the canonical SMILES alone.

// A canonical SMILES brackets an organic atom only for a charge, an isotope, a configuration, [nH], or an open valence.
const openValence = /\[(?:CH?[0-3]?|NH?2?|OH?|SH?|c|n|o|s|B|P)\]/;
// Beside a metal every atom is bracketed, so organometallics are let through.
const metal = /\[(?:Li|Na|K|Mg|Zn|Cu|Sn|Al|Cs|Ti|Mn|Hg|Zr|Ce|In|Cr|Ni|Ag|Ca|Ba|Fe|Sm|Pd)\b/;

/** Whether an atom of a canonical SMILES lacks a bond; never for one with a metal. */
export function hasOpenValence(canonical: string): boolean {
  return openValence.test(canonical) && !metal.test(canonical);
}
