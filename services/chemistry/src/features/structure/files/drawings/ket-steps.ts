// The steps of a scheme in KET, the editor's form, by its arrows.

import type { Step } from '../reaction-steps.ts';
import { stepsOfArrows, type Arrow, type Placed } from './reaction-roles.ts';

/** With places in the list of its molecules, in the order of the document; none of a document that is no KET. */
export function stepsOfKet(text: string): Step[] {
  const document = readJson(text);
  const nodes = listOf(fieldOf(fieldOf(document, 'root'), 'nodes'));
  const molecules = nodes.flatMap((node): Placed[] => {
    const name = fieldOf(node, '$ref');
    const molecule = typeof name === 'string' ? fieldOf(document, name) : undefined;
    return fieldOf(molecule, 'type') === 'molecule' ? [{ box: boxOf(molecule) }] : [];
  });
  return stepsOfArrows(nodes.flatMap(arrowOf), molecules);
}

// Arrows of both directions are resonance; a failed one leads nowhere, a bent one elsewhere.
const reactionArrows =
  /^(?:open-angle|filled-triangle|filled-bow|dashed-open-angle|(?:un)?balanced-equilibrium.*|equilibrium.*|retrosynthetic)$/;

function arrowOf(node: unknown): Arrow[] {
  const data = fieldOf(node, 'data');
  const mode = fieldOf(data, 'mode');
  const [tail, head] = listOf(fieldOf(data, 'pos')).map(placeOf);
  if (fieldOf(node, 'type') !== 'arrow' || !tail || !head || typeof mode !== 'string' || !reactionArrows.test(mode))
    return [];
  return [mode === 'retrosynthetic' ? { head: tail, tail: head } : { head, tail }];
}

function boxOf(molecule: unknown): Placed['box'] {
  const places = listOf(fieldOf(molecule, 'atoms')).flatMap((atom) => {
    const [x, y] = listOf(fieldOf(atom, 'location'));
    return typeof x === 'number' && typeof y === 'number' ? [[x, -y] as const] : [];
  });
  if (places.length === 0) return undefined;
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

// Its y grows upward.
function placeOf(point: unknown): readonly [number, number] | undefined {
  const [x, y] = [fieldOf(point, 'x'), fieldOf(point, 'y')];
  return typeof x === 'number' && typeof y === 'number' ? [x, -y] : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
