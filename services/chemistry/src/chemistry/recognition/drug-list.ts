// Our own list of drugs under their international nonproprietary names (data/drugs.tsv).

export interface Drug {
  /** The usual name first. */
  names: string[];
  smiles: string;
  /** Stated apart from the SMILES, to guard it. */
  formula: string;
  /** Empty where we are not certain of it. */
  cas: string;
  /** Stated apart from the SMILES, to guard its stereo marks; empty for most that have none. */
  inchiKey: string;
}

/** Rows of the list: names divided by `|`, SMILES, formula, CAS number or nothing, InChIKey or nothing. */
export function parseDrugs(text: string): Drug[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [names = '', smiles = '', formula = '', cas = '', inchiKey = ''] = line.split('\t');
    return { names: names.split('|'), smiles, formula, cas, inchiKey };
  });
}
