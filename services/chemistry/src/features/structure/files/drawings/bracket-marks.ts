// Brackets and link nodes of a drawing that its reader drops: written into the molfile, as the format has them, so that
// the molecule is refused for what it is.

import type { DrawnObject } from './drawn-object.ts';
import type { DrawnMolecule } from './molecule-document.ts';

/** Types of molfiles for the uses of brackets; SRU, generic and multiple groups are the reader's own. */
const types: Readonly<Record<string, string>> = {
  Monomer: 'MON',
  Mer: 'MER',
  Copolymer: 'COP',
  CopolymerAlternating: 'COP',
  CopolymerRandom: 'COP',
  CopolymerBlock: 'COP',
  Crosslink: 'CRO',
  Graft: 'GRA',
  Modification: 'MOD',
  AnyPolymer: 'ANY',
  Anypolymer: 'ANY',
  Component: 'COM',
  MixtureUnordered: 'MIX',
  MixtureOrdered: 'FOR',
};

/** The type of a bracket that the reader would drop; undefined for any other. */
export function droppedType({ attributes }: DrawnObject): string | undefined {
  return types[attributes['BracketUsage'] ?? ''];
}

/** The molfile (V3000) with the marks of its drawing. */
export function withMarks(molfile: string, { fragment, brackets }: DrawnMolecule): string {
  const groups = brackets.flatMap((one) => droppedType(one) ?? []);
  const lines = [
    ...(hasLinkNode(fragment) ? ['LINKNODE 1 2 1 1'] : []),
    ...(groups.length > 0
      ? ['BEGIN SGROUP', ...groups.map((type, index) => `${index + 1} ${type} 0`), 'END SGROUP']
      : []),
  ];
  const written = lines.map((line) => `M  V30 ${line}\n`).join('');
  return molfile.replace('M  V30 END CTAB', () => `${written}M  V30 END CTAB`);
}

function hasLinkNode(fragment: DrawnObject): boolean {
  return fragment.children.some(({ attributes }) => Number(attributes['LinkCountHigh'] ?? 1) > 1);
}
