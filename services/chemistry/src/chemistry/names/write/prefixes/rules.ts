// The name of a branch as a substituent, by the element it begins with.

import { carbonPrefix, ringPrefix } from './carbon.ts';
import { nitrogenPrefix } from './nitrogen.ts';
import { boronPrefix, metalPrefix, phosphorusPrefix, sulfurPrefix } from './others.ts';
import { oxygenPrefix } from './oxygen.ts';
import { type Prefix, simplePrefix } from '../name-part.ts';
import { refuse } from '../words.ts';
import type { Writer } from '../writer.ts';

const halogens: Readonly<Record<number, readonly [string, string]>> = {
  9: ['fluoro', '氟'],
  17: ['chloro', '氯'],
  35: ['bromo', '溴'],
  53: ['iodo', '碘'],
};

export function prefixRule(writer: Writer, root: number, from: number): Prefix {
  const { mol } = writer;
  if (mol.inRing(root)) return ringPrefix(writer, root, from);
  const halogen = halogens[mol.z(root)];
  if (halogen) return mol.neighbours(root).length === 1 ? simplePrefix(...halogen, 1) : refuse('a hypervalent halogen');
  switch (mol.z(root)) {
    case 6:
      return carbonPrefix(writer, root, from);
    case 7:
      return nitrogenPrefix(writer, root, from);
    case 8:
      return oxygenPrefix(writer, root, from);
    case 16:
      return sulfurPrefix(writer, root, from);
    case 15:
      return phosphorusPrefix(writer, root, from);
    case 5:
      return boronPrefix(writer, root, from);
    case 14:
    case 50:
      return metalPrefix(writer, root, from);
    default:
      return refuse(`element ${mol.z(root)}`);
  }
}
