// A thread that makes segments: SMILES in, bytes out.

import { parentPort } from 'node:worker_threads';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { SegmentBuilder } from '../../engine/substructure/build-segment.ts';
import { packSegment } from '../../engine/substructure/segment-file.ts';
import { lowerPriorityOfBatch } from '../../platform/threads/batch-priority.ts';

/** A part of a list. */
export interface BuildOrder {
  smiles: readonly string[];
  /** Place of the first of them in the list. */
  first: number;
  content: string;
}

export interface BuiltPart {
  bytes: SharedArrayBuffer;
  /** Places in the list of what is no molecule. */
  refused: number[];
}

lowerPriorityOfBatch();

const port = parentPort;
if (!port) throw new TypeError('this file runs as a thread');
const rdkit = await loadRDKit();
port.on('message', ({ smiles, first, content }: BuildOrder) => {
  const builder = new SegmentBuilder(rdkit);
  smiles.forEach((one, index) => builder.add(one, first + index));
  const part: BuiltPart = { bytes: packSegment(builder.finish(), content), refused: builder.refused };
  port.postMessage(part);
});
