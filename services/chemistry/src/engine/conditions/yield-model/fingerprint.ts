import type { RDKit } from '../../../chemistry/molecule/rdkit.ts';

/** Morgan fingerprint (radius 2, 1024 bits) of a SMILES as bytes. Throws a TypeError for one that cannot be read. */
export function fingerprintOf(rdkit: RDKit, smiles: string): Uint8Array {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError('not a molecule');
  return mol.get_morgan_fp_as_uint8array('{"radius":2,"nBits":1024}') as Uint8Array;
}

/** Tanimoto similarity, 0 to 1. */
export function similarityOf(a: Uint8Array, b: Uint8Array): number {
  let both = 0;
  let either = 0;
  for (let index = 0; index < a.length; index += 1) {
    both += bitCount((a[index] ?? 0) & (b[index] ?? 0));
    either += bitCount((a[index] ?? 0) | (b[index] ?? 0));
  }
  return either === 0 ? 0 : both / either;
}

function bitCount(byte: number): number {
  let bits = byte;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
