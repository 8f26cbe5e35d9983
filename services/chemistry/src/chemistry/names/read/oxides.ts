// N-oxides and S-oxides named by a word of their own: pyridine N-oxide, thiophene 1,1-dioxide.

import { parseProduct, type RDKit, Transform } from '../../molecule/rdkit.ts';

const pattern = /^(?<base>.+?)[ -](?:(?<place>n|\d+(?:,\d+)?)-)?(?<count>di)?oxide$/;

/** SMILES of the oxide of a base; undefined where the name is none, or leaves its place open. */
export function withOxides(rdkit: RDKit, name: string, read: (base: string) => string | undefined): string | undefined {
  const { base = '', place = '', count } = pattern.exec(name)?.groups ?? {};
  if (base === '') return undefined;
  const smiles = read(base);
  if (smiles === undefined || smiles.includes('.') || smiles.includes('|')) return undefined;
  return count === undefined && place !== '' ? (nitrogenOxide(smiles) ?? amineOxide(rdkit, smiles)) : undefined;
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

const amine = '[NX3;H0;!$(N-[C,S,P]=[O,S,N]);!$(N~[!#6]):1]>>[N+:1][O-]';

// 4-methylmorpholine N-oxide: the only amine without a hydrogen.
function amineOxide(rdkit: RDKit, smiles: string): string | undefined {
  using mol = smiles.includes('n') ? null : rdkit.get_mol(smiles);
  if (!mol) return undefined;
  using transform = new Transform(rdkit, amine);
  const [only, ...others] = new Set(transform.run(rdkit, [mol]).flatMap((raw) => canonicalOf(rdkit, raw)));
  return others.length > 0 ? undefined : only;
}

function canonicalOf(rdkit: RDKit, raw: string): string[] {
  using mol = parseProduct(rdkit, raw);
  return mol ? [mol.get_smiles()] : [];
}

function closures(smiles: string, at: number): string {
  return /^(?:\d|%\d\d)*/.exec(smiles.slice(at))?.[0] ?? '';
}
