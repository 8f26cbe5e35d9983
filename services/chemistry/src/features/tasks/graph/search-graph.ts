// All that a search has looked at, kept small: distinct molecules, and for each the ways to make it that the search
// considered. The search works on a tree in which a molecule may stand many times; here it stands once.

import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import type { CheckState, GraphState } from '@app/shared/contracts/search-graph/search-graph';
import type { StoredName } from '../stored.ts';
import type { ForwardCheck, Proposal } from '../../../chemistry/models/types.ts';

/** What is asked of a molecule of the search; its own nodes fit. */
export interface SearchedMolecule {
  readonly smiles: string;
  /** Reactions between it and the target. */
  readonly depth: number;
  readonly origin: string | null;
  /** `null` until expanded. */
  readonly reactions: readonly SearchedReaction[] | null;
  /** Below infinity when there is a way to stock whose steps are all checked. */
  readonly solved: number;
}

export interface SearchedReaction {
  readonly proposal: Proposal;
  readonly check: ForwardCheck | null;
  readonly precursors: readonly SearchedMolecule[];
  readonly solved: number;
}

export interface DumpedMolecule {
  smiles: string;
  origin: string | null;
  state: GraphState;
  depth: number;
  solved: boolean;
  reactions: DumpedReaction[];
}

export interface DumpedReaction {
  templateId: string;
  /** Calibrated probability. */
  score: number;
  precedents: number;
  check: CheckState;
  /** Place of the product; 0 when it is not among the products, absent when unchecked. */
  rank?: number;
  /** What would form instead: SMILES and template, at most three; of failed checks only. */
  rivals?: [smiles: string | undefined, templateId: string | undefined][];
  /** Groups elsewhere that the conditions touch. */
  groups?: string[];
  solved: boolean;
  /** Indices of molecules, each once. */
  precursors: number[];
  /** How many of each are needed, in the same order; absent where one of each is. */
  counts?: number[];
}

export interface DumpedTemplate {
  name: StoredName;
  /** Missing for one that only a rival product forms by. */
  classKey?: string;
  /** Rules that the usual reagents fall under. */
  hazards?: string[];
}

export interface SearchGraph {
  /** The target is the first. */
  molecules: DumpedMolecule[];
  /** By id. */
  templates: Record<string, DumpedTemplate>;
  /** Reactions that the search saw and that were left out. */
  left: number;
}

export interface DumpOptions {
  nameOf: (templateId: string) => StoredName;
  /** Class, and rules that the usual reagents fall under. */
  kindOf: (proposal: Proposal, product: string) => Required<Pick<DumpedTemplate, 'classKey' | 'hazards'>>;
  /** Steps in a row that the search allowed. */
  maxDepth: number;
  /** Reactions kept of one molecule, beside those that the search followed or checked. */
  perMolecule?: number;
  /** Molecules in all. */
  molecules?: number;
}

const defaultPerMolecule = 30;
const defaultMolecules = 15_000;

/** The graph below the target. Takes about 1 ms for 1,000 reactions; the search may go on afterwards. */
export function dumpGraph(root: SearchedMolecule, options: DumpOptions): SearchGraph {
  const dump = new GraphDump(options);
  dump.add(root);
  return dump.finish();
}

/** Gzipped JSON. */
export function packGraph(graph: SearchGraph): Buffer {
  return gzipSync(JSON.stringify(graph), { level: 4 });
}

/** What `packGraph` made; off the thread that answers. */
export async function unpackGraph(content: Buffer): Promise<SearchGraph> {
  const text = await promisify(gunzip)(content);
  return JSON.parse(text.toString()) as SearchGraph;
}

class GraphDump {
  readonly #options: Required<DumpOptions>;
  readonly #molecules: DumpedMolecule[] = [];
  readonly #indices = new Map<string, number>();
  readonly #reactions: Map<string, DumpedReaction>[] = [];
  readonly #queue: SearchedMolecule[] = [];
  readonly #templates: Record<string, DumpedTemplate> = {};
  #left = 0;

  constructor(options: DumpOptions) {
    this.#options = { perMolecule: defaultPerMolecule, molecules: defaultMolecules, ...options };
  }

  /** Nearest to the target first, so that a full graph lacks what is farthest. */
  add(root: SearchedMolecule): void {
    const seen = new Set<SearchedMolecule>([root]);
    this.#indexOf(root);
    this.#queue.push(root);
    for (let at = 0; at < this.#queue.length; at += 1) {
      const molecule = this.#queue[at];
      if (!molecule) break;
      for (const reaction of this.#kept(molecule)) {
        this.#addReaction(molecule, reaction);
        for (const one of reaction.precursors) if (!seen.has(one)) this.#queue.push(one);
        for (const one of reaction.precursors) seen.add(one);
      }
    }
  }

  finish(): SearchGraph {
    this.#molecules.forEach((molecule, index) => {
      molecule.reactions = [...(this.#reactions[index]?.values() ?? [])].toSorted(better);
    });
    return { molecules: this.#molecules, templates: this.#templates, left: this.#left };
  }

  #kept({ reactions }: SearchedMolecule): readonly SearchedReaction[] {
    if (!reactions) return [];
    const full = this.#molecules.length >= this.#options.molecules;
    const kept = reactions.filter((one, place) => (place < this.#options.perMolecule && !full) || wasFollowed(one));
    this.#left += reactions.length - kept.length;
    return kept;
  }

  #addReaction(product: SearchedMolecule, reaction: SearchedReaction): void {
    const { proposal, check } = reaction;
    const all = reaction.precursors.map((one) => this.#indexOf(one));
    const precursors = [...new Set(all)];
    const counts = precursors.map((one) => all.filter((other) => other === one).length);
    const ways = this.#reactions[this.#indexOf(product)];
    const key = proposal.precursors.join('.');
    const known = ways?.get(key);
    const solved = reaction.solved < Infinity || known?.solved === true;
    if (known && !(known.check === 'unchecked' && check)) known.solved = solved;
    else
      ways?.set(key, {
        ...dumpReaction(proposal, check),
        solved,
        precursors,
        ...(counts.some((one) => one > 1) && { counts }),
      });
    this.#name(proposal, product.smiles, check);
  }

  #name(proposal: Proposal, product: string, check: ForwardCheck | null): void {
    const { nameOf, kindOf } = this.#options;
    const { templateId: id } = proposal;
    if (this.#templates[id]?.classKey === undefined)
      this.#templates[id] = { name: nameOf(id), ...kindOf(proposal, product) };
    if (check?.passed !== false) return;
    for (const { templateId } of check.competing) {
      if (templateId !== undefined) this.#templates[templateId] ??= { name: nameOf(templateId) };
    }
  }

  #indexOf(molecule: SearchedMolecule): number {
    const { smiles, origin, depth, solved } = molecule;
    const state = stateOf(molecule, this.#options.maxDepth);
    const known = this.#indices.get(smiles);
    const before = known === undefined ? undefined : this.#molecules[known];
    if (known !== undefined && before) {
      if (stateOrder[state] < stateOrder[before.state]) before.state = state;
      before.solved ||= solved < Infinity;
      before.depth = Math.min(before.depth, depth);
      return known;
    }
    const index = this.#molecules.length;
    this.#molecules.push({ smiles, origin, state, depth, solved: solved < Infinity, reactions: [] });
    this.#reactions.push(new Map());
    this.#indices.set(smiles, index);
    return index;
  }
}

// Where a molecule stands more than once, the place that the search knows most about speaks for it.
const stateOrder: Record<GraphState, number> = { inStock: 0, expanded: 1, deadEnd: 2, open: 3, tooDeep: 4 };

function stateOf({ origin, reactions, depth }: SearchedMolecule, maxDepth: number): GraphState {
  if (origin !== null) return 'inStock';
  if (reactions === null) return 'open';
  if (reactions.length > 0) return 'expanded';
  return depth >= maxDepth ? 'tooDeep' : 'deadEnd';
}

function wasFollowed({ check, precursors }: SearchedReaction): boolean {
  return check !== null || precursors.some((one) => one.reactions !== null && one.reactions.length > 0);
}

function dumpReaction(proposal: Proposal, check: ForwardCheck | null): Omit<DumpedReaction, 'solved' | 'precursors'> {
  const { templateId, probability, precedents, competing } = proposal;
  const groups = competing.flatMap(({ group }) => group ?? []);
  const said = {
    templateId,
    score: Math.round(probability * 1e5) / 1e5,
    precedents,
    ...(groups.length > 0 && { groups }),
  };
  if (!check) return { ...said, check: 'unchecked' };
  const rank = check.rank ?? 0;
  if (check.passed) return { ...said, check: 'passed', rank };
  const rivals = check.competing.map((one): [string | undefined, string | undefined] => [one.product, one.templateId]);
  return { ...said, check: 'failed', rank, rivals };
}

// What leads to stock first, then what passed, then the likelier.
function better(a: DumpedReaction, b: DumpedReaction): number {
  return Number(b.solved) - Number(a.solved) || order[a.check] - order[b.check] || b.score - a.score;
}

const order: Record<CheckState, number> = { passed: 0, unchecked: 1, failed: 2 };
