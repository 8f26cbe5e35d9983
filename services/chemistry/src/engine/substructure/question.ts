// One query in its three modes, asked of one segment after the other.

import { canonicalSmiles, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { readKept } from '../../chemistry/molecule/read-structure.ts';
import { plannedSmiles, stereoGroupsOf, withoutStereoGroups } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { tanimoto } from './similarity.ts';
import { exactQuery } from './exact-query.ts';
import { Judge, type Chirality } from './judge.ts';
import { SegmentMatcher, type Budget } from './matcher.ts';
import { hasConfiguration, mirrored, withoutConfiguration } from './query/configuration.ts';
import { readQuery, type QueryGraph } from './query/read-query.ts';
import { screen } from './screen.ts';
import { firstOfSize, smilesAt, type Segment } from './segment.ts';
import { perhaps, yes } from '../../chemistry/smarts/verdict.ts';
import type { Understood } from './understand.ts';

export interface QuestionOptions {
  mode: 'substructure' | 'exact' | 'similarity';
  chirality: Chirality;
  /** Tanimoto, 0 to 1. */
  minSimilarity: number;
}

/** How a query is put to the molecules of one segment. */
export interface Asker {
  /** Molecules that may be hits, in the order of the segment. */
  candidates(from: number, to: number): Iterable<number>;
  /** Atoms of the first match, in the order of the query; null for no hit. */
  match(molecule: number): number[] | null;
  /** Tanimoto, in a search by similarity. */
  similarity?(molecule: number): number;
}

export interface Question {
  /** `isOfStock`: its molecules are in the planned form, a racemate without its mark. */
  ask(segment: Segment, budget: Budget, isOfStock?: boolean): Asker;
  [Symbol.dispose](): void;
}

/** The question that a query means. Modes other than substructure need a query that is a molecule. */
export function questionOf(rdkit: RDKit, query: Understood, options: QuestionOptions): Question {
  if (options.mode === 'similarity') return similarQuestion(rdkit, query, options);
  if (options.mode === 'exact') return exactQuestion(rdkit, query, options);
  return containedQuestion(rdkit, query, options.chirality);
}

/** Molecules that hold a SMARTS. */
export function containedQuestion(
  rdkit: RDKit,
  query: Pick<Understood, 'smarts' | 'kind'> & Partial<Pick<Understood, 'groups'>>,
  chirality: Chirality,
): Question {
  const isOfMolecule = query.kind !== 'smarts';
  const counts = chirality !== 0 && hasConfiguration(query.smarts);
  const flat = withoutConfiguration(query.smarts, isOfMolecule);
  const asked = counts ? query.smarts : flat;
  const judge = new Judge(rdkit, asked, counts ? chirality : 0, isOfMolecule, query.groups);
  const graph = readable(flat);
  return {
    ask: (segment, budget) => containedIn(segment, graph, judge, counts, budget),
    [Symbol.dispose]: () => judge[Symbol.dispose](),
  };
}

function readable(smarts: string): QueryGraph | null {
  try {
    return readQuery(smarts);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

// Without a reading of our own RDKit is asked about every molecule.
function containedIn(
  segment: Segment,
  graph: QueryGraph | null,
  judge: Judge,
  isConfigured: boolean,
  budget: Budget,
): Asker {
  const matcher = graph && new SegmentMatcher(segment, graph, budget);
  const bits = matcher && screen(segment, matcher.known());
  const judged = (molecule: number): number[] | null => {
    budget.check();
    return judge.match(smilesAt(segment, molecule));
  };
  return {
    candidates: (from, to) => (bits ? setBits(bits, from, to) : range(from, to)),
    match: (molecule) => {
      if (!matcher || segment.plain[molecule] === 0) return judged(molecule);
      const verdict = matcher.fits(molecule);
      if (verdict === yes && !isConfigured) return matcher.atoms;
      return verdict >= perhaps ? judged(molecule) : null;
    },
  };
}

// A salt is found as itself and by its parent.
function exactQuestion(rdkit: RDKit, query: Understood, { chirality }: QuestionOptions): Question {
  const forms = [query.molecule, query.parent].flatMap((smiles) =>
    smiles === undefined ? [] : [exactForm(rdkit, smiles, chirality)],
  );
  return {
    ask: (segment, budget, isOfStock = false) => {
      const ways = forms.map((form) => {
        const matcher = new SegmentMatcher(segment, form.graph, budget);
        const [first, end] = [firstOfSize(segment, form.heavyAtoms), firstOfSize(segment, form.heavyAtoms + 1)];
        const isEqual = (at: number): boolean => {
          if (at < first || at >= end) return false;
          const mayBe = segment.plain[at] === 0 || matcher.fits(at) === yes;
          return mayBe && form.isEqual(smilesAt(segment, at), isOfStock);
        };
        return { first, end, isEqual };
      });
      const first = Math.min(...ways.map((way) => way.first));
      const end = Math.max(...ways.map((way) => way.end));
      return {
        candidates: (from, to) => range(Math.max(from, first), Math.min(to, end)),
        match: (at) => (ways.some((way) => way.isEqual(at)) ? atomsOf(segment, at) : null),
      };
    },
    [Symbol.dispose]: () => {},
  };
}

interface ExactForm {
  graph: QueryGraph;
  heavyAtoms: number;
  isEqual: (smiles: string, isOfStock: boolean) => boolean;
}

// An enantiomer, its racemate, one of both of which nobody knows which, and the open centre are four molecules.
function exactForm(rdkit: RDKit, molecule: string, chirality: Chirality): ExactForm {
  const formOf = (smiles: string): string | null =>
    chirality === 0 ? canonicalSmiles(rdkit, flatText(smiles)) : readKept(rdkit, smiles);
  const texts = chirality === 2 ? [molecule, mirrored(molecule)] : [molecule];
  const forms = new Set(texts.map(formOf));
  const sold = new Set([...forms, ...texts.flatMap((text) => openForm(rdkit, text) ?? [])]);
  const isEqual = (smiles: string, isOfStock: boolean): boolean => (isOfStock ? sold : forms).has(formOf(smiles));
  return { ...exactQuery(rdkit, molecule), isEqual };
}

// A stock writes a racemate with its centre open; several centres would be those of one enantiomer.
function openForm(rdkit: RDKit, molecule: string): string | undefined {
  const groups = stereoGroupsOf(molecule);
  const isOpen = groups.length > 0 && groups.every(({ atoms }) => atoms.length === 1);
  return isOpen ? plannedSmiles(rdkit, molecule) : undefined;
}

function atomsOf({ atomStart }: Segment, molecule: number): number[] {
  return Array.from({ length: (atomStart[molecule + 1] ?? 0) - (atomStart[molecule] ?? 0) }, (_, atom) => atom);
}

function flatText(smiles: string): string {
  return withoutStereoGroups(smiles).replaceAll(/[/\\]|@+/g, '');
}

function similarQuestion(rdkit: RDKit, query: Understood, { minSimilarity }: QuestionOptions): Question {
  using mol = rdkit.get_mol(query.molecule ?? '');
  const bits = new Uint8Array(mol ? (mol.get_morgan_fp_as_uint8array() as Uint8Array) : []);
  return {
    ask: (segment) => {
      const similarity = tanimoto(segment, bits);
      return {
        candidates: range,
        match: (molecule) => (similarity(molecule) >= minSimilarity ? [] : null),
        similarity,
      };
    },
    [Symbol.dispose]: () => {},
  };
}

function* range(from: number, to: number): Generator<number> {
  for (let molecule = from; molecule < to; molecule += 1) yield molecule;
}

function* setBits(bits: Uint32Array, from: number, to: number): Generator<number> {
  for (let at = from; at < to;) {
    const word = (bits[at >> 5] ?? 0) >>> (at & 31);
    if (word === 0) at = ((at >> 5) + 1) << 5;
    else {
      at += 31 - Math.clz32(word & -word);
      if (at < to) yield at;
      at += 1;
    }
  }
}
