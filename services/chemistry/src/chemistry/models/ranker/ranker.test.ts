import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphOf } from '../../molecule/graph.ts';
import type { MolGraph } from '../../molecule/graph.ts';
import { loadRDKit } from '../../molecule/rdkit.ts';
import type { RDKit } from '../../molecule/rdkit.ts';
import { atomEnvironments } from './environments.ts';
import { featuresOf } from './features.ts';
import { Ranker } from './ranker.ts';
import { parseWeights } from './weights.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

function graph(smiles: string): MolGraph {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  return graphOf(mol);
}

const hidden = 3;
const part = 2;
const parts = 2;
const templates = 2;
const width = hidden + part;

/** Weights in the form of the file, from plain numbers. */
function weightsFile(arrays: Record<string, Int8Array | Int32Array | Float32Array>): Buffer {
  const listed: { name: string; offset: number; length: number }[] = [];
  const pieces: Buffer[] = [];
  let offset = 0;
  for (const [name, array] of Object.entries(arrays)) {
    const bytes = Buffer.from(array.buffer, array.byteOffset, array.byteLength);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    listed.push({ name, offset, length: array.length });
    pieces.push(padded);
    offset += padded.length;
  }
  const payload = Buffer.concat(pieces);
  const sha256 = createHash('sha256').update(payload).digest('hex');
  const sizes = { hidden, part, parts, templates, waist: 1, library: 'none' };
  const header = Buffer.from(JSON.stringify({ ...sizes, sha256, arrays: listed }));
  const start = Buffer.alloc(8);
  start.write('RNK1', 'latin1');
  start.writeUInt32LE(header.length, 4);
  return Buffer.concat([start, header, payload]);
}

/** Small whole numbers that differ from place to place. */
function someNumbers(count: number, seed: number): Int8Array<ArrayBuffer> {
  return Int8Array.from({ length: count }, (_, i) => ((i * 37 + seed * 11) % 21) - 10);
}

function file(molecule: MolGraph): Buffer {
  const environments = atomEnvironments(molecule);
  const global = featuresOf(molecule, []).global;
  const local = Int32Array.from(new Set(environments));
  return weightsFile({
    globalTokens: global,
    global: someNumbers(global.length * width, 1),
    globalScales: new Float32Array(global.length).fill(0.02),
    localTokens: local,
    local: someNumbers(local.length * width, 2),
    localScales: new Float32Array(local.length).fill(0.03),
    template: someNumbers(templates * hidden, 3),
    templateScales: new Float32Array(templates).fill(0.1),
    templatePart: someNumbers(templates * parts * part, 4),
    templatePartScales: new Float32Array(templates * parts).fill(0.1),
    templateBias: Float32Array.of(0.5, -0.25),
    bias: new Float32Array(width).fill(0.4),
    narrow: Float32Array.of(0.2, 0.1, 0.3),
    narrowBias: Float32Array.of(0.05),
    widen: Float32Array.of(0.5, -0.5, 1),
  });
}

describe('the ranker', () => {
  it('computes the sum that its formula says', () => {
    const molecule = graph('O');
    const ranker = new Ranker(parseWeights(file(molecule)));
    const [score = NaN] = ranker.logits(molecule, [{ template: 1, centre: [0] }]);
    const column = (count: number, seed: number, scale: number, at: number): number =>
      Array.from(
        { length: count },
        (_, row) => (someNumbers(count * width, seed)[row * width + at] ?? 0) * scale,
      ).reduce((sum, value) => sum + value, 0);
    const { global, atoms } = featuresOf(molecule, []);
    const locals = new Set(atoms).size;
    const sums = Array.from(
      { length: width },
      (_, at) => 0.4 + column(global.length, 1, 0.02, at) + column(locals, 2, 0.03, at),
    ).map((value) => Math.max(0, value));
    const site = sums.slice(0, hidden);
    const waist = Math.max(0, 0.05 + 0.2 * (site[0] ?? 0) + 0.1 * (site[1] ?? 0) + 0.3 * (site[2] ?? 0));
    const wide = [0.5, -0.5, 1].map((factor, i) => (site[i] ?? 0) + factor * waist);
    const template = someNumbers(templates * hidden, 3).subarray(hidden);
    const ofPart = someNumbers(templates * parts * part, 4).subarray(parts * part);
    const expected =
      -0.25 +
      wide.reduce((sum, value, i) => sum + value * 0.1 * (template[i] ?? 0), 0) +
      sums.slice(hidden).reduce((sum, value, i) => sum + value * 0.1 * (ofPart[i] ?? 0), 0);
    expect(score).toBeCloseTo(expected, 4);
  });

  it('scores places alike by symmetry alike, and the two ways round of a template apart', () => {
    const molecule = graph('CCOCC');
    const ranker = new Ranker(parseWeights(file(molecule)));
    const logits = ranker.logits(molecule, [
      { template: 0, centre: [1, 2] },
      { template: 0, centre: [3, 2] },
      { template: 0, centre: [2, 1] },
    ]);
    expect(logits[1]).toBeCloseTo(logits[0] ?? NaN, 5);
    expect(logits[2]).not.toBeCloseTo(logits[0] ?? NaN, 2);
  });

  it('does not depend on the order of the places', () => {
    const molecule = graph('CC(=O)Nc1ccccc1');
    const ranker = new Ranker(parseWeights(file(molecule)));
    const places = [
      { template: 0, centre: [1, 3] },
      { template: 1, centre: [3, 1] },
      { template: 1, centre: [3, 4] },
    ];
    const forwards = ranker.logits(molecule, places);
    expect([...ranker.logits(molecule, places.toReversed())].toReversed()).toEqual([...forwards]);
  });

  it('refuses weights with one changed bit, and what is no weights file', () => {
    const bytes = file(graph('O'));
    expect(() => parseWeights(bytes)).not.toThrow();
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => parseWeights(bytes)).toThrow(TypeError);
    expect(() => parseWeights(Buffer.from('nothing'))).toThrow(TypeError);
  });
});
