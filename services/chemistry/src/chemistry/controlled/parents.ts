// The parents of a drawn structure: what is left when salt, isotopes and, for some schedules, esters and ethers go.

import { graphOf } from '../molecule/graph.ts';
import { applyChargeChanges, neutralisingChanges } from '../molecule/neutral.ts';
import { canonicalSmiles, type RDKit, Transform } from '../molecule/rdkit.ts';

/** Most parents looked at for one molecule; a peptide or sugar with many ester groups has more, no listed drug has. */
const maxParents = 80;

/** Groups taken off one after another, at most so often: heroin needs two. */
const maxRounds = 3;

const esterAndEtherCleavages = [
  // an ester of an alcohol, phenol or enol gives the alcohol
  '[#6:1][OX2;!R:2]-[CX3](=O)[#6,#1,#8]>>[#6:1][OH:2]',
  '[#6:1][OX2;H0:2]-[CX3H1]=O>>[#6:1][OH:2]',
  '[#6:1][OX2:2]-[SX4](=O)(=O)[#6,#8]>>[#6:1][OH:2]',
  '[#6:1][OX2:2]-[PX4](=O)([OX2])[OX2]>>[#6:1][OH:2]',
  // an ester of an acid gives the acid
  '[#6:1][CX3:2](=[OX1:3])[OX2;!R:4]-[#6]>>[#6:1][C:2](=[O:3])[OH:4]',
  // an ether gives the phenol or alcohol
  '[c:1][OX2;!R:2]-[CX4]>>[c:1][OH:2]',
  '[CX4,$([CX3]=C):1][OX2;!R:2]-[CX4]>>[*:1][OH:2]',
];

/** Lactim, enol, hydrate and phosphite drawings of what the schedules draw as lactam, ketone and phosphonate. */
const tautomerShifts = [
  '[OX2H1:1][CX3:2]=[NX2:3]>>[O;H0:1]=[C:2][N;H1:3]',
  '[OX2H1:1][CX3:2]=[CX3:3]>>[O;H0:1]=[C:2][C:3]',
  '[OX2H1:1][CX4:2][OX2H1]>>[O;H0:1]=[C:2]',
  '[OX2H1:1][PX3:2]>>[O;H0:1]=[PH:2]',
];

/** Components of a SMILES without isotopes, atom numbers and movable charges, canonical, stereo kept; none when unreadable. */
export function neutralComponents(rdkit: RDKit, smiles: string): string[] {
  const drawn = canonicalSmiles(rdkit, smiles);
  if (drawn === null) return [];
  const plain = canonicalSmiles(rdkit, drawn.replaceAll(/\[\d+/g, '[').replaceAll(/:\d+(?=\])/g, ''));
  return separateMetals(plain ?? drawn)
    .split('.')
    .flatMap((part) => neutral(rdkit, part) ?? []);
}

/** A canonical SMILES without its stereo marks, canonical again. */
export function flatSmiles(rdkit: RDKit, smiles: string): string {
  if (!/[@/\\]/.test(smiles)) return smiles;
  return canonicalSmiles(rdkit, smiles.replaceAll(/[/\\]|@+/g, '')) ?? smiles;
}

/** The molecule itself and the tautomers that schedules draw. */
export function tautomers(rdkit: RDKit, smiles: string): string[] {
  return reach(rdkit, smiles, compiled(rdkit).shifts);
}

/** The molecule, its tautomers, and every alcohol, phenol or acid of which it is a simple ester or ether. */
export function estersAndEthersParents(rdkit: RDKit, smiles: string): string[] {
  const { shifts, cleavages } = compiled(rdkit);
  return reach(rdkit, smiles, [...cleavages, ...shifts]);
}

function reach(rdkit: RDKit, smiles: string, transforms: readonly Transform[]): string[] {
  const known = new Set([smiles]);
  let frontier = [smiles];
  for (let round = 0; round < maxRounds && frontier.length > 0; round += 1) {
    const next: string[] = [];
    for (const found of frontier.flatMap((one) => outcomes(rdkit, one, transforms))) {
      if (known.has(found) || known.size >= maxParents) continue;
      known.add(found);
      next.push(found);
    }
    frontier = next;
  }
  return [...known];
}

function outcomes(rdkit: RDKit, smiles: string, transforms: readonly Transform[]): string[] {
  using mol = rdkit.get_mol(smiles);
  if (!mol) return [];
  return transforms.flatMap((transform) =>
    transform.run(rdkit, [mol]).flatMap((raw) => canonicalSmiles(rdkit, raw) ?? []),
  );
}

interface Compiled {
  shifts: Transform[];
  cleavages: Transform[];
}

let known: Compiled | undefined;

function compiled(rdkit: RDKit): Compiled {
  known ??= {
    shifts: tautomerShifts.map((smarts) => new Transform(rdkit, smarts)),
    cleavages: esterAndEtherCleavages.map((smarts) => new Transform(rdkit, smarts)),
  };
  return known;
}

// `[Na]OC(C)=O` is drawn as a bond and meant as a salt; RDKit writes its oxygen as `[O]`.
function separateMetals(smiles: string): string {
  return smiles
    .replaceAll(/^\[(Na|K|Li|Cs)\]\[?([ONS])\]?/g, '[$1+].[$2-]')
    .replaceAll(/\[?([ONS])\]?\[(Na|K|Li|Cs)\]/g, '[$1-].[$2+]');
}

function neutral(rdkit: RDKit, part: string): string | null {
  using mol = rdkit.get_mol(part);
  if (!mol) return null;
  const changes = neutralisingChanges(graphOf(mol));
  if (changes.length === 0) return mol.get_smiles();
  return canonicalSmiles(rdkit, applyChargeChanges(part, changes)) ?? mol.get_smiles();
}
