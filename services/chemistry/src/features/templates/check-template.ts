// Is this reaction template fit to propose steps? It must compile, be specific, be found on ordinary molecules with
// bounded work, and make molecules that could exist. Everything is judged by counts, never by the clock, so that the
// answer is the same however busy the machine is. Checked in a thread that may be lost.

import { canonicalProduct, Transform } from '../../chemistry/molecule/rdkit.ts';
import { graphOf } from '../../chemistry/molecule/graph.ts';
import type { Mol, RDKit, Reaction } from '../../chemistry/molecule/rdkit.ts';
import { hasOpenValence } from '../../chemistry/molecule/open-valence.ts';
import { MatchingEffort } from '../../chemistry/smarts/matching-effort.ts';
import { MoleculeView } from '../../chemistry/smarts/molecule-view.ts';
import { drugMolecules } from '../../chemistry/templates/drug-molecules.ts';

export type TemplateProblem =
  | 'noSmarts'
  | 'notReaction'
  | 'severalProducts'
  | 'tooLong'
  | 'noMaps'
  | 'compile'
  | 'tooGeneral'
  | 'tooSlow'
  | 'explodes'
  | 'insane'
  | 'harmful'
  | 'unchecked';

export type TemplateCheck =
  | {
      ok: true;
      /** Product to precursors, without the parentheses that some write around each side. */
      smarts: string;
      /** Molecules of ours on which it was seen to work; 0 says nothing against it. */
      triedOn: number;
    }
  | { ok: false; problem: TemplateProblem };

export interface GivenTemplate {
  smarts: string;
  /** The file writes reactants first. */
  isForward: boolean;
}

const maxLength = 4_000;
const maxOutcomes = 100;
/** Partial matches on all molecules together; templates taken from records come to 4,000 at most, 300 in the median. */
const maxEffort = 40_000;
/** Enough to tell whether the results are molecules. */
const judged = 60;

/** Checks a template. Throws only when RDKit itself fails. */
export function checkTemplate(rdkit: RDKit, { smarts, isForward }: GivenTemplate): TemplateCheck {
  if (smarts.trim() === '') return refused('noSmarts');
  if (smarts.length > maxLength) return refused('tooLong');
  const sides = smarts.trim().split('>>');
  const [left, right] = isForward ? sides.toReversed() : sides;
  if (sides.length !== 2 || !left || !right) return refused('notReaction');
  const product = withoutParentheses(left);
  if (product.length !== 1) return refused('severalProducts');
  const retro = `${product[0]}>>${withoutParentheses(right).join('.')}`;
  if (!sharesMaps(retro)) return refused('noMaps');
  if (isTooGeneral(product[0] ?? '')) return refused('tooGeneral');
  using reaction = rdkit.get_rxn(retro);
  if (!reaction) return refused('compile');
  using transform = new Transform(rdkit, retro);
  return tryOut(rdkit, reaction, transform);
}

function tryOut(rdkit: RDKit, reaction: Reaction, transform: Transform): TemplateCheck {
  const [pattern = ''] = transform.smarts.split('>>');
  const effort = readEffort(pattern);
  let spent = 0;
  let triedOn = 0;
  let sane = 0;
  let insane = 0;
  for (const { smiles, view } of probesOf(rdkit)) {
    spent += effort?.on(view, maxEffort - spent) ?? 0;
    if (spent > maxEffort) return refused('tooSlow');
    using mol = rdkit.get_mol(smiles);
    if (!mol) continue;
    const matches = countMatches(rdkit, reaction, mol);
    if (matches > maxOutcomes) return refused('explodes');
    if (matches > 0) triedOn += 1;
    const wanted = judged - sane - insane;
    const outcomes = matches === 0 || wanted === 0 ? [] : transform.run(rdkit, [mol], maxOutcomes);
    for (const outcome of outcomes.slice(0, wanted)) {
      if (isSane(rdkit, outcome)) sane += 1;
      else insane += 1;
    }
  }
  return insane > sane ? refused('insane') : { ok: true, smarts: transform.smarts, triedOn };
}

/** Null for a pattern that is not written as templates are: its matches alone are counted. */
function readEffort(pattern: string): MatchingEffort | null {
  try {
    return new MatchingEffort(pattern);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

let probes: readonly { smiles: string; view: MoleculeView }[] | undefined;

function probesOf(rdkit: RDKit): NonNullable<typeof probes> {
  probes ??= drugMolecules.slice(0, 40).flatMap(({ smiles }) => {
    using mol = rdkit.get_mol(smiles);
    return mol ? [{ smiles, view: new MoleculeView(graphOf(mol)) }] : [];
  });
  return probes;
}

function isSane(rdkit: RDKit, outcome: string): boolean {
  const canonical = canonicalProduct(rdkit, outcome);
  return canonical !== null && !hasOpenValence(canonical);
}

// Before equal results are counted as one: a template that fits in hundreds of ways costs as many runs each time.
function countMatches(rdkit: RDKit, reaction: Reaction, mol: Mol): number {
  using list = new rdkit.MolList();
  list.append(mol);
  using outcomes = reaction.run_reactants(list, maxOutcomes + 1);
  return outcomes.size();
}

// `(A.B)` as a whole, `(A).(B)`, `A.B`.
function withoutParentheses(side: string): string[] {
  const parts = splitOutside(side.trim());
  return parts.flatMap((part) => (isWrapped(part) ? splitOutside(part.slice(1, -1)) : [part]));
}

function isWrapped(part: string): boolean {
  if (!part.startsWith('(')) return false;
  let depth = 0;
  for (let i = 0; i < part.length; i += 1) {
    if (part[i] === '(') depth += 1;
    else if (part[i] === ')') depth -= 1;
    if (depth === 0) return i === part.length - 1;
  }
  return false;
}

function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= text.length; i += 1) {
    const char = text[i];
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === undefined || (char === '.' && depth === 0)) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return parts;
}

function sharesMaps(smarts: string): boolean {
  const mapsOf = (side = ''): string[] => [...side.matchAll(/:(\d+)\]/g)].map((one) => one[1] ?? '');
  const [product, precursors] = smarts.split('>>');
  const kept = new Set(mapsOf(precursors));
  return mapsOf(product).some((one) => kept.has(one));
}

// One carbon, or nothing but wildcards: it would fit every molecule everywhere. One heteroatom may be all of a product,
// as where a protecting group is taken off.
function isTooGeneral(product: string): boolean {
  const atoms = product.match(/\[(?:[^[\]]|\[[^\]]*\])*\]|Cl|Br|[BCNOFPSIbcnops*]/g) ?? [];
  const isAny = (atom: string): boolean => /^\[?[*aA](?:[:;,!][^\]]*)?\]?$/.test(atom) || atom.startsWith('[*');
  const isHeteroatom = (atom: string): boolean =>
    /^\[?(?:[NOPSnops](?![a-z])|#(?:7|8|15|16)(?!\d))[^,]*$/.test(withoutRecursion(atom));
  return atoms.every(isAny) || (atoms.length < 2 && !atoms.every(isHeteroatom));
}

// `[NX3;!$(NC=O):1]` as `[NX3;!:1]`, and the alternatives of hydrogens `H1,H2` as one.
function withoutRecursion(atom: string): string {
  return atom.replaceAll(/\$\([^[\]]*\)/g, '').replaceAll(/,[HXDRr]\d?/g, '');
}

function refused(problem: TemplateProblem): TemplateCheck {
  return { ok: false, problem };
}
