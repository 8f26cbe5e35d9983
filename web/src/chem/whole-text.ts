// A molecule with its counter-ions as one text for the service.

/** Stereo groups count the atoms of the molecule, which comes first: they follow the last part. */
export function wholeText(smiles: string, parts: readonly string[]): string {
  const [molecule = '', ...groups] = smiles.split(' ');
  return [[molecule, ...parts].join('.'), ...groups].join(' ');
}
