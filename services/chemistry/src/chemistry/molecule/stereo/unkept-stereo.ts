// Configurations that were given and that a SMILES of RDKit does not hold: they are said instead of lost in silence. A mark
// where there is nothing to configure (a wedge at CH2, `@` at an amine) says nothing, and nothing is said of it.

import { flatDrawing, isModel, wedgeBeginnings } from '../depiction/flat-drawing.ts';
import { graphFromJson, neighbours, type MolGraph, type RdkitJson } from '../graph.ts';
import type { RDKit } from '../rdkit.ts';
import { isMolfile } from '../read-structure.ts';
import { withoutStereoGroups } from './stereo-groups.ts';

/** In this order; each names a sentence in locales/<lang>/chemistry.json, `remark.*`. */
const unkeptKinds = ['allene', 'axis', 'spiroCentre', 'dependentCentre', 'phosphorus', 'coordination'] as const;
export type UnkeptKind = (typeof unkeptKinds)[number];

/** What is not kept of the configuration of a text that has been read; empty where all is. */
export function unkeptStereo(rdkit: RDKit, text: string): UnkeptKind[] {
  const drawn = isMolfile(text);
  const isSpatial = drawn && isModel(flatDrawing(text));
  if (!isSpatial && !/@|[ |,]w[UD]:|CFG=|^ *\d+ +\d+ +\d +[16]\b/m.test(text)) return [];
  const read = readWhole(rdkit, drawn ? flatDrawing(text) : text);
  if (!read) return [];
  const given = drawn ? wedgeBeginnings(text) : marksOf(text);
  const candidates = isSpatial ? read.graph.atoms.map((_, atom) => atom) : given;
  const lost = candidates.filter((atom) => !read.marked.has(atom));
  if (lost.length === 0 && read.axes === 0 && !isSpatial) return [];
  const finder = new Finder(rdkit, drawn ? flatDrawing(text) : text, read.graph, isSpatial);
  const kinds = new Set<UnkeptKind>(lost.flatMap((atom) => finder.kindOf(atom) ?? []));
  if (read.axes > 0 || (isSpatial && finder.hasAxis())) kinds.add('axis');
  if (!drawn && /@(?:SP|TB|OH)\d/.test(text)) kinds.add('coordination');
  return unkeptKinds.filter((kind) => kinds.has(kind));
}

interface ReadWhole {
  /** Atoms in the order of the text, hydrogens too. */
  graph: MolGraph;
  marked: ReadonlySet<number>;
  /** Bonds about which nothing can turn, as RDKit sees them in a drawing. */
  axes: number;
}

interface StereoJson {
  molecules: { atoms?: { stereo?: string }[]; bonds?: { stereo?: string }[] }[];
}

function readWhole(rdkit: RDKit, text: string): ReadWhole | null {
  using mol = rdkit.get_mol(text, JSON.stringify({ removeHs: false }));
  if (!mol) return null;
  const json = JSON.parse(mol.get_json()) as RdkitJson & StereoJson;
  const { atoms = [], bonds = [] } = json.molecules[0] ?? {};
  return {
    graph: graphFromJson(json),
    marked: new Set(atoms.flatMap((atom: { stereo?: string }, index) => (atom.stereo ? [index] : []))),
    axes: bonds.filter((bond: { stereo?: string }) => bond.stereo?.startsWith('atrop')).length,
  };
}

// Of a SMILES the atoms with `@`, of its extension those at which a wedge begins.
function marksOf(text: string): number[] {
  const tokens = withoutStereoGroups(text).match(/\[[^\]]*\]|Br|Cl|[BCNOPSFI*]|[bcnops]/g) ?? [];
  const marked = tokens.flatMap((token, atom) => (token.includes('@') ? [atom] : []));
  const wedges = [...text.matchAll(/w[UD]:((?:\d+\.\d+,?)+)/g)].flatMap(
    ([, list = '']) => list.match(/\d+(?=\.)/g) ?? [],
  );
  return [...marked, ...wedges.map(Number)];
}

class Finder {
  readonly #rdkit: RDKit;
  readonly #text: string;
  readonly #graph: MolGraph;
  readonly #isSpatial: boolean;
  #ranks: number[] | undefined;
  #modern: ReadonlySet<number> | undefined;

  constructor(rdkit: RDKit, text: string, graph: MolGraph, isSpatial: boolean) {
    this.#rdkit = rdkit;
    this.#text = text;
    this.#graph = graph;
    this.#isSpatial = isSpatial;
  }

  kindOf(atom: number): UnkeptKind | undefined {
    const centre = [atom, ...neighbours(this.#graph, atom)].find((one) => this.#isAllene(one));
    if (centre !== undefined) return 'allene';
    if (this.#isSpiro(atom)) return 'spiroCentre';
    if (this.#isPhosphine(atom)) return 'phosphorus';
    return !this.#isSpatial && this.#modernCentres().has(atom) ? 'dependentCentre' : undefined;
  }

  /** Whether two aromatic rings stand across one another for good, as only a model says without wedges. */
  hasAxis(): boolean {
    return this.#graph.bonds.some(({ from, to, order, aromatic }) => {
      const ends = [this.#sidesOf(from, to), this.#sidesOf(to, from)];
      const held = ends.flat().filter((side) => this.#isHindering(side));
      const isOpen = order === 1 && !aromatic && ends.every(({ length }) => length === 2);
      // Of four neighbours of the axis three are enough to hold it.
      return isOpen && held.length >= 3 && ends.every(([a = 0, b = 0]) => !this.#areAlike(a, b));
    });
  }

  // The neighbours of an end of the axis in its aromatic ring.
  #sidesOf(end: number, other: number): number[] {
    if (this.#graph.atoms[end]?.aromatic !== true) return [];
    return neighbours(this.#graph, end).filter((one) => one !== other && this.#graph.atoms[one]?.aromatic === true);
  }

  #isHindering(atom: number): boolean {
    const heavy = neighbours(this.#graph, atom).filter((one) => (this.#graph.atoms[one]?.z ?? 0) > 1);
    return heavy.length === 3;
  }

  // Two double bonds, and two unlike groups at either end.
  #isAllene(atom: number): boolean {
    const ends = this.#doubles(atom);
    if (ends.length !== 2) return false;
    return ends.every((end) => {
      const others = neighbours(this.#graph, end).filter((one) => one !== atom);
      const { z, hydrogens } = this.#graph.atoms[end] ?? { z: 0, hydrogens: 0 };
      if (z !== 6 || others.length + hydrogens !== 2 || others.length === 0) return false;
      return others.length === 1 || !this.#areAlike(others[0] ?? 0, others[1] ?? 0);
    });
  }

  #doubles(atom: number): number[] {
    return neighbours(this.#graph, atom).filter((other) =>
      this.#graph.bonds.some(
        ({ from, to, order, aromatic }) =>
          order === 2 && !aromatic && ((from === atom && to === other) || (from === other && to === atom)),
      ),
    );
  }

  // In each of two rings that share nothing else, the ways around differ; the rings themselves may be alike.
  #isSpiro(atom: number): boolean {
    const around = neighbours(this.#graph, atom);
    if (around.length !== 4) return false;
    const rings = this.#graph.rings.filter((ring) => ring.includes(atom));
    const sides = rings.map((ring) => around.filter((one) => ring.includes(one)));
    const [one, other] = sides;
    if (sides.length !== 2 || !one || !other || one.some((side) => other.includes(side))) return false;
    return sides.every(([a = 0, b = 0]) => !this.#areAlike(a, b));
  }

  // RDKit takes no configuration of a phosphine from a model.
  #isPhosphine(atom: number): boolean {
    const around = neighbours(this.#graph, atom);
    if (!this.#isSpatial || this.#graph.atoms[atom]?.z !== 15 || around.length !== 3) return false;
    if (this.#doubles(atom).length > 0) return false;
    return new Set(around.map((one) => this.#rank(one))).size === 3;
  }

  #areAlike(a: number, b: number): boolean {
    return this.#rank(a) === this.#rank(b);
  }

  #rank(atom: number): number {
    this.#ranks ??= ranksOf(this.#graph);
    return this.#ranks[atom] ?? 0;
  }

  // RDKit's newer perception sees them, but its canonical SMILES of rings of alike centres are not unique.
  #modernCentres(): ReadonlySet<number> {
    if (this.#modern) return this.#modern;
    const before = this.#rdkit.use_legacy_stereo_perception(false);
    try {
      this.#modern = readWhole(this.#rdkit, this.#text)?.marked ?? new Set();
    } finally {
      this.#rdkit.use_legacy_stereo_perception(before);
    }
    return this.#modern;
  }
}

/** Atoms that bonds alone cannot tell apart have one rank. */
function ranksOf(graph: MolGraph): number[] {
  let labels = graph.atoms.map(({ z, hydrogens, charge, isotope, aromatic }) =>
    [z, hydrogens, charge, isotope, Number(aromatic)].join(),
  );
  let ranks = numbered(labels);
  for (let round = 0; round < graph.atoms.length; round += 1) {
    labels = ranks.map((rank, atom) => {
      const around = (graph.bondsOf[atom] ?? []).map((index) => {
        const bond = graph.bonds[index];
        const other = bond?.from === atom ? bond.to : (bond?.from ?? 0);
        return `${bond?.aromatic ? 'a' : bond?.order}:${ranks[other]}`;
      });
      return `${rank}|${around.toSorted().join()}`;
    });
    const next = numbered(labels);
    if (new Set(next).size === new Set(ranks).size) return next;
    ranks = next;
  }
  return ranks;
}

function numbered(labels: readonly string[]): number[] {
  const places = new Map([...new Set(labels)].map((label, place) => [label, place]));
  return labels.map((label) => places.get(label) ?? 0);
}
