// Reaction files (CTfile formats, BIOVIA 2020): the products are what one plans, the rest is offered.

import { AppError } from '@app/shared/errors/app-error';
import { isMolfileEnd, mendMolfile } from '../../../platform/files/read/molfile-lines.ts';
import type { ReactionRole, StructureRow } from './structure-row.ts';

/** One row for each molecule of an RXN file, V2000 or V3000, with LF line ends. Throws `fileDamaged` when molecules are missing. */
export function rowsOfReaction(text: string): StructureRow[] {
  const reaction = text.trimStart().startsWith('$RXN V3000') ? readNew(text) : readOld(text);
  const { molfiles, reactants, products } = reaction;
  if (reactants + products > molfiles.length) throw damaged();
  return molfiles.map((structure, index): StructureRow => {
    const title = structure.split('\n', 1)[0]?.trim() ?? '';
    const role = roleAt(index, reactants, products);
    const row = { row: index + 1, shown: title, structure, name: title };
    return role === undefined ? row : { ...row, role };
  });
}

function roleAt(index: number, reactants: number, products: number): ReactionRole | undefined {
  if (index < reactants) return 'reactant';
  return index < reactants + products ? undefined : 'agent';
}

interface Reaction {
  molfiles: string[];
  reactants: number;
  products: number;
}

// The counts are the fifth line; blank lines that were put before them or taken away change nothing.
function readOld(text: string): Reaction {
  const [head = '', ...parts] = text.split(/^\$MOL[^\n]*\n/m);
  const counts = head
    .trimStart()
    .split('\n')
    .slice(1)
    .findLast((line) => /^ {0,2}\d{1,3} {0,2}\d{1,3}(?: |$)/.test(line.trimEnd()));
  if (counts === undefined) throw damaged();
  const [reactants, products] = countsOf(counts);
  const molfiles = parts.map((part) => {
    const lines = part.split('\n');
    const end = lines.findIndex(isMolfileEnd);
    const { lines: mended, problem } = mendMolfile(end === -1 ? lines : lines.slice(0, end + 1));
    if (problem) throw damaged();
    return `${mended.join('\n')}\n`;
  });
  return { molfiles, reactants, products };
}

function countsOf(line: string): [reactants: number, products: number] {
  const apart = line.trim().split(/\s+/).map(Number);
  const [reactants, products] = apart.length > 1 ? apart : [line.slice(0, 3), line.slice(3, 6)].map(Number);
  if (!Number.isInteger(reactants) || !Number.isInteger(products)) throw damaged();
  return [reactants ?? 0, products ?? 0];
}

const countsLine = '  0  0  0     0  0            999 V3000';

function readNew(text: string): Reaction {
  const [, reactants = '', products = ''] = /^M {2}V30 COUNTS +(\d+) +(\d+)/m.exec(text) ?? [];
  if (products === '' || !/^M {2}END/m.test(text)) throw damaged();
  const tables = text.match(/^M {2}V30 BEGIN CTAB[^]*?^M {2}V30 END CTAB[^\n]*\n/gm) ?? [];
  const molfiles = tables.map((table) => `\n\n\n${countsLine}\n${table}M  END\n`);
  return { molfiles, reactants: Number(reactants), products: Number(products) };
}

function damaged(): AppError {
  return new AppError('fileDamaged', { reason: 'reaction' });
}
