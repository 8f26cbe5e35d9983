// N-oxides and S-oxides named by a word of their own: pyridine N-oxide, thiophene 1,1-dioxide.

const pattern = /^(?<base>.+?)[ -](?:(?<place>n|\d+(?:,\d+)?)-)?(?<count>di)?oxide$/;

/** SMILES of the oxide of a base; undefined where the name is none, or leaves its place open. */
export function withOxides(name: string, read: (base: string) => string | undefined): string | undefined {
  const { base = '', place = '', count } = pattern.exec(name)?.groups ?? {};
  if (base === '') return undefined;
  const smiles = read(base);
  if (smiles === undefined || smiles.includes('.') || smiles.includes('|')) return undefined;
  return count === undefined && place !== '' ? nitrogenOxide(smiles) : undefined;
}

// The only aromatic nitrogen without a hydrogen, or the only one at all, takes the oxygen.
function nitrogenOxide(smiles: string): string | undefined {
  const nitrogens = [...smiles.matchAll(/(?<![[A-Z])n/g)];
  const [only, ...others] = nitrogens;
  if (!only || others.length > 0) return undefined;
  return `${smiles.slice(0, only.index)}[n+]${closures(smiles, only.index + 1)}([O-])${smiles.slice(
    only.index + 1 + closures(smiles, only.index + 1).length,
  )}`;
}

function closures(smiles: string, at: number): string {
  return /^(?:\d|%\d\d)*/.exec(smiles.slice(at))?.[0] ?? '';
}
