// Applies templates to SMILES; what the tests and the scripts that judge templates share.

import { canonicalProduct, canonicalSmiles, type Mol, type RDKit, Transform } from '../../molecule/rdkit.ts';
import type { ReactionTemplate } from '../template.ts';

/** A template with its SMARTS compiled. */
export interface CompiledTemplate {
  template: ReactionTemplate;
  retro: Transform[];
  forward: { transform: Transform; reactantCount: number }[];
}

export interface Outcomes {
  /** Canonical dotted SMILES, distinct, sorted. */
  sound: string[];
  /** Raw outcomes that RDKit cannot read back. */
  unsound: string[];
}

/** Throws a TypeError when one SMARTS does not compile. */
export function compileTemplate(rdkit: RDKit, template: ReactionTemplate): CompiledTemplate {
  return {
    template,
    retro: template.retro.map((smarts) => new Transform(rdkit, smarts)),
    forward: template.forward.map((smarts) => ({
      transform: new Transform(rdkit, smarts),
      reactantCount: countReactants(smarts),
    })),
  };
}

/** All precursor sets that the retro variants propose for one product. */
export function proposePrecursors(rdkit: RDKit, compiled: CompiledTemplate, product: string): Outcomes {
  return withMols(rdkit, [product], (mols) => proposeForMols(rdkit, compiled, mols));
}

/** The same for a parsed product, which stays the caller's to release. */
export function proposeForMols(rdkit: RDKit, compiled: CompiledTemplate, product: readonly Mol[]): Outcomes {
  return collect(
    rdkit,
    compiled.retro.flatMap((transform) => transform.run(rdkit, product)),
  );
}

/** All outcomes of the forward variants on these reactants, in any order. */
export function predictProducts(rdkit: RDKit, compiled: CompiledTemplate, reactants: readonly string[]): Outcomes {
  const fitting = compiled.forward
    .filter(({ reactantCount }) => reactantCount === reactants.length)
    .map(({ transform }) => transform);
  return withMols(rdkit, reactants, (mols) =>
    collect(
      rdkit,
      permutations(mols).flatMap((order) => fitting.flatMap((transform) => transform.run(rdkit, order))),
    ),
  );
}

/** True when one forward outcome is, or contains, the canonical product. */
export function givesProduct(
  rdkit: RDKit,
  compiled: CompiledTemplate,
  reactants: readonly string[],
  product: string,
): boolean {
  return predictProducts(rdkit, compiled, reactants).sound.some(
    (outcome) => outcome === product || outcome.split('.').includes(product),
  );
}

/**
 * True when an outcome is, or contains, the product but for its stereochemistry. A method that gives the racemate
 * is sound for an unmarked product; for a marked one the search refuses it by comparing exactly.
 */
export function givesConstitution(rdkit: RDKit, outcomes: readonly string[], product: string): boolean {
  const flat = withoutStereo(rdkit, product);
  return outcomes.some((outcome) =>
    withoutStereo(rdkit, outcome)
      .split('.')
      .some((part) => part === flat),
  );
}

function withoutStereo(rdkit: RDKit, smiles: string): string {
  return sortParts(rdkit, smiles.replaceAll(/[@/\\]/g, ''));
}

function withMols<T>(rdkit: RDKit, smiles: readonly string[], use: (mols: Mol[]) => T): T {
  const mols = smiles.map((text) => rdkit.get_mol(text));
  try {
    const sound = mols.filter((mol) => mol !== null);
    if (sound.length < mols.length) throw new TypeError(`not a SMILES: ${smiles.join(' . ')}`);
    return use(sound);
  } finally {
    for (const mol of mols) mol?.delete();
  }
}

function collect(rdkit: RDKit, raw: readonly string[]): Outcomes {
  const sound = new Set<string>();
  const unsound = new Set<string>();
  for (const outcome of raw) {
    const canonical = canonicalProduct(rdkit, outcome);
    if (canonical === null) unsound.add(outcome);
    else sound.add(sortParts(rdkit, canonical));
  }
  return { sound: [...sound].toSorted(), unsound: [...unsound].toSorted() };
}

/** A dotted SMILES with each part canonical on its own, sorted, so that two such texts compare equal. */
export function sortParts(rdkit: RDKit, smiles: string): string {
  return smiles
    .split('.')
    .map((part) => canonicalSmiles(rdkit, part) ?? part)
    .toSorted()
    .join('.');
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

/** Reactants of a reaction SMARTS: parts between dots that stand outside of brackets and parentheses. */
function countReactants(smarts: string): number {
  const left = smarts.slice(0, smarts.indexOf('>>'));
  let depth = 0;
  let count = 1;
  for (const character of left) {
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === '.' && depth === 0) count += 1;
  }
  return count;
}
