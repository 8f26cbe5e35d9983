// Is this reaction template fit to propose steps? It must compile, be specific, run in time on ordinary molecules, and
// make molecules that could exist. Checked in a thread that may be lost.

import { canonicalProduct, Transform } from '../chem/rdkit.ts';
import type { Mol, RDKit, Reaction } from '../chem/rdkit.ts';
import { drugMolecules } from '../models/templates/drug-molecules.ts';

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
  | 'harmful';

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
/** For all molecules together, on a machine that has other work to do. */
const maxMs = 1_000;
/** Enough to tell whether the results are molecules. */
const judged = 60;
const probes = drugMolecules.slice(0, 40);
const rdkitRadical = /\[(?:CH?[0-3]?|NH?2?|OH?|SH?|c|o|s)\]/;

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
  let spentMs = 0;
  let triedOn = 0;
  let sane = 0;
  let insane = 0;
  for (const { smiles } of probes) {
    using mol = rdkit.get_mol(smiles);
    if (!mol) continue;
    const startedAt = performance.now();
    const matches = countMatches(rdkit, reaction, mol);
    spentMs += performance.now() - startedAt;
    if (spentMs > maxMs) return refused('tooSlow');
    if (matches > maxOutcomes) return refused('explodes');
    const outcomes = matches === 0 ? [] : transform.run(rdkit, [mol], maxOutcomes);
    if (outcomes.length > 0) triedOn += 1;
    for (const outcome of outcomes.slice(0, judged - sane - insane)) {
      if (isSane(rdkit, outcome)) sane += 1;
      else insane += 1;
    }
  }
  return insane > sane ? refused('insane') : { ok: true, smarts: transform.smarts, triedOn };
}

function isSane(rdkit: RDKit, outcome: string): boolean {
  const canonical = canonicalProduct(rdkit, outcome);
  return canonical !== null && !rdkitRadical.test(canonical);
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

// One atom, or nothing but wildcards: it would fit every molecule everywhere.
function isTooGeneral(product: string): boolean {
  const atoms = product.match(/\[[^\]]*\]|Cl|Br|[BCNOFPSIbcnops*]/g) ?? [];
  const isAny = (atom: string): boolean => /^\[?[*aA](?:[:;,!][^\]]*)?\]?$/.test(atom) || atom.startsWith('[*');
  return atoms.length < 2 || atoms.every(isAny);
}

function refused(problem: TemplateProblem): TemplateCheck {
  return { ok: false, problem };
}
