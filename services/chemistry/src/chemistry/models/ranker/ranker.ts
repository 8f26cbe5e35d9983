// The learned ranker: scores every place where a template matches by the circular environments of the atoms that
// change, of the whole molecule, and by what each atom would become in the template.
//
//   site  = relu(bias + sum of rows of the molecule + sum of rows of the site), widened by a second, narrow layer
//   part  = relu(bias + rows of the molecule + rows of one atom)
//   score = bias of the template + site . template + sum over the changing atoms of part . template in that part

import type { MolGraph } from '../../molecule/graph.ts';
import { environmentsPerAtom } from './environments.ts';
import { featuresOf, tokensPerPair } from './features.ts';
import type { MoleculeFeatures, Place, Site } from './features.ts';
import { TokenRows } from './token-rows.ts';
import type { RankerWeights, Table } from './weights.ts';

export class Ranker {
  readonly weights: RankerWeights;
  readonly #globalRows: TokenRows;
  readonly #localRows: TokenRows;

  constructor(weights: RankerWeights) {
    this.weights = weights;
    this.#globalRows = new TokenRows(weights.globalTokens);
    this.#localRows = new TokenRows(weights.localTokens);
  }

  /** One logit for each place, in their order; only places of one molecule can be compared. `beside`: see featuresOf. */
  logits(graph: MolGraph, places: readonly Place[], beside: readonly number[] = []): Float32Array {
    const features = featuresOf(graph, places, beside);
    const molecule = this.#molecule(features);
    const atoms = new AtomSums(this.weights, this.#localRows, features, molecule);
    const pairs = this.#pairs(features);
    const sites = features.sites.map((site) => this.#site(site, atoms, pairs, molecule));
    return Float32Array.from(places, (place, index) => {
      const site = sites[features.siteOf[index] ?? 0];
      return site ? this.#score(place, site, atoms) : -Infinity;
    });
  }

  #molecule(features: MoleculeFeatures): Float32Array {
    const sum = new Float32Array(this.weights.bias);
    for (const token of features.global) addRow(sum, this.weights.global, this.#globalRows.row(token));
    return sum;
  }

  /** `hidden` numbers for each pair of atoms in turn. */
  #pairs({ pairs }: MoleculeFeatures): Float32Array {
    const { hidden, local } = this.weights;
    const sums = new Float32Array((pairs.length / tokensPerPair) * hidden);
    pairs.forEach((token, place) => {
      const start = Math.floor(place / tokensPerPair) * hidden;
      addRow(sums.subarray(start, start + hidden), local, this.#localRows.row(token));
    });
    return sums;
  }

  #site(
    { centre, sizeToken, pairs }: Site,
    atoms: AtomSums,
    ofPairs: Float32Array,
    molecule: Float32Array,
  ): Float32Array {
    const { hidden, local } = this.weights;
    const sum = molecule.slice(0, hidden);
    addRow(sum, local, this.#localRows.row(sizeToken));
    for (const atom of centre) addTo(sum, atoms.sum(atom), 0);
    for (const pair of pairs) addTo(sum, ofPairs, pair * hidden);
    for (let i = 0; i < hidden; i += 1) if ((sum[i] ?? 0) < 0) sum[i] = 0;
    return this.weights.waist > 0 ? this.#widened(sum) : sum;
  }

  #widened(site: Float32Array): Float32Array {
    const { hidden, waist, narrow, narrowBias, widen } = this.weights;
    const result = site.slice();
    for (let j = 0; j < waist; j += 1) {
      const value = (narrowBias[j] ?? 0) + dot(narrow, j * hidden, site, hidden);
      if (value > 0) addScaled(result, widen, j * hidden, value);
    }
    return result;
  }

  #score(place: Place, site: Float32Array, atoms: AtomSums): number {
    const { template, templatePart, templateBias, parts } = this.weights;
    let score = (templateBias[place.template] ?? 0) + rowDot(template, place.template, site);
    for (let part = 0; part < Math.min(parts, place.centre.length); part += 1) {
      score += rowDot(templatePart, place.template * parts + part, atoms.part(place.centre[part] ?? 0));
    }
    return score;
  }
}

/** The sums of an atom's rows, computed when first asked for. */
class AtomSums {
  readonly #weights: RankerWeights;
  readonly #rows: TokenRows;
  readonly #features: MoleculeFeatures;
  readonly #molecule: Float32Array;
  readonly #sums: (Float32Array | undefined)[] = [];
  readonly #parts: (Float32Array | undefined)[] = [];

  constructor(weights: RankerWeights, rows: TokenRows, features: MoleculeFeatures, molecule: Float32Array) {
    this.#weights = weights;
    this.#rows = rows;
    this.#features = features;
    this.#molecule = molecule;
  }

  /** `hidden + part` numbers. */
  sum(atom: number): Float32Array {
    const known = this.#sums[atom];
    if (known) return known;
    const { local } = this.#weights;
    const sum = new Float32Array(local.width);
    for (let i = atom * environmentsPerAtom; i < (atom + 1) * environmentsPerAtom; i += 1) {
      addRow(sum, local, this.#rows.row(this.#features.atoms[i] ?? 0));
    }
    this.#sums[atom] = sum;
    return sum;
  }

  /** What the atom would be as one part of a template: `part` numbers. */
  part(atom: number): Float32Array {
    const known = this.#parts[atom];
    if (known) return known;
    const { hidden } = this.#weights;
    const sum = this.sum(atom);
    const part = this.#molecule.slice(hidden).map((value, i) => Math.max(0, value + (sum[hidden + i] ?? 0)));
    this.#parts[atom] = part;
    return part;
  }
}

function addRow(sum: Float32Array, table: Table, row: number): void {
  if (row < 0) return;
  const { width, values } = table;
  const scale = table.scales[row] ?? 0;
  const length = Math.min(sum.length, width);
  for (let i = 0, at = row * width; i < length; i += 1, at += 1) sum[i] = (sum[i] ?? 0) + scale * (values[at] ?? 0);
}

function addTo(sum: Float32Array, other: Float32Array, start: number): void {
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (other[start + i] ?? 0);
}

function addScaled(sum: Float32Array, values: Float32Array, start: number, factor: number): void {
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + factor * (values[start + i] ?? 0);
}

function dot(values: Float32Array, start: number, other: Float32Array, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i += 1) sum += (values[start + i] ?? 0) * (other[i] ?? 0);
  return sum;
}

function rowDot(table: Table, row: number, other: Float32Array): number {
  const { width, values } = table;
  let sum = 0;
  for (let i = 0, at = row * width; i < width; i += 1, at += 1) sum += (values[at] ?? 0) * (other[i] ?? 0);
  return sum * (table.scales[row] ?? 0);
}
