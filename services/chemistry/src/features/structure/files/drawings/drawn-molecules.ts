// Which molecules a drawing holds: its fragments, those of groups and tables too, but not those that write out a label.

import { numbersOf, textOf, type DrawnObject } from './drawn-object.ts';
import type { DrawnMolecule } from './molecule-document.ts';

export interface FoundMolecule extends DrawnMolecule {
  /** Ids by which a reaction may name it: its own, and those of the groups around it. */
  ids: string[];
  /** Left, top, right, bottom of its atoms; undefined where they have no places. */
  box: readonly [number, number, number, number] | undefined;
  /** Its labels, to call it by where it cannot be read. */
  labels: string;
}

const holders = new Set(['CDXML', 'page', 'group', 'table', 'altgroup', 'templategrid']);

/** The molecules in the order of the drawing. */
export function moleculesOf(root: DrawnObject): FoundMolecule[] {
  const brackets = allOf(root, 'bracketedgroup');
  return fragmentsIn(root, []).map(({ fragment, ids }) => {
    const own = new Set(allOf(fragment, 'n', 'b', 'fragment').map(({ attributes }) => attributes['id'] ?? ''));
    own.add(fragment.attributes['id'] ?? '');
    const around = brackets.filter(({ attributes }) =>
      numbersOf(attributes['BracketedObjectIDs']).some((id) => own.has(String(id))),
    );
    return { fragment, ids, brackets: around, box: boxOf(fragment), labels: labelsOf(fragment) };
  });
}

/** Every object of these names, at whatever depth. */
export function allOf(root: DrawnObject, ...names: readonly string[]): DrawnObject[] {
  return root.children.flatMap((one) => [...(names.includes(one.name) ? [one] : []), ...allOf(one, ...names)]);
}

function fragmentsIn(holder: DrawnObject, around: readonly string[]): { fragment: DrawnObject; ids: string[] }[] {
  return holder.children.flatMap((one) => {
    const ids = [...around, one.attributes['id'] ?? ''];
    if (one.name === 'fragment') {
      const isMolecule = one.children.some(({ name }) => name === 'n');
      return isMolecule ? [{ fragment: one, ids }] : fragmentsIn(one, ids);
    }
    return holders.has(one.name) ? fragmentsIn(one, ids) : [];
  });
}

function boxOf({ children }: DrawnObject): FoundMolecule['box'] {
  const places = children
    .filter(({ name }) => name === 'n')
    .map(({ attributes }) => numbersOf(attributes['p'] ?? attributes['xyz']))
    .filter(([x, y]) => x !== undefined && y !== undefined && Number.isFinite(x + y));
  if (places.length === 0) return undefined;
  const xs = places.map(([x = 0]) => x);
  const ys = places.map(([, y = 0]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function labelsOf({ children }: DrawnObject): string {
  const labels = children.filter(({ name }) => name === 'n').map(textOf);
  return [...new Set(labels.filter((label) => label.trim() !== ''))].slice(0, 6).join(', ');
}
