// Reaction files (CTfile formats, BIOVIA 2020): the products are what one plans, the rest is told so.

import { AppError } from '@app/shared/errors/app-error';
import type { GivenRow } from '../batch/given-rows.ts';

/** One row for each molecule of an RXN file, V2000 or V3000. Throws `fileDamaged` when molecules are missing. */
export function rowsOfReaction(text: string): GivenRow[] {
  const { molfiles, reactants, products } = text.trimStart().startsWith('$RXN V3000') ? readNew(text) : readOld(text);
  if (reactants + products > molfiles.length) throw new AppError('fileDamaged', { reason: 'reaction' });
  return molfiles.map((structure, index): GivenRow => {
    const isProduct = index >= reactants && index < reactants + products;
    const title = structure.split('\n', 1)[0]?.trim() ?? '';
    const row = { row: index + 1, shown: title, structure, name: title };
    return isProduct ? row : { ...row, refusal: 'notProduct' };
  });
}

interface Reaction {
  molfiles: string[];
  reactants: number;
  products: number;
}

function readOld(text: string): Reaction {
  const [head = '', ...molfiles] = text.split(/^\$MOL[^\n]*\n/m);
  const counts = head.trimStart().split('\n')[4] ?? '';
  const [reactants = 0, products = 0] = [counts.slice(0, 3), counts.slice(3, 6)].map(Number);
  if (!Number.isInteger(reactants) || !Number.isInteger(products) || molfiles.some((one) => !/^M {2}END/m.test(one)))
    throw new AppError('fileDamaged', { reason: 'reaction' });
  return { molfiles, reactants, products };
}

const countsLine = '  0  0  0     0  0            999 V3000';

function readNew(text: string): Reaction {
  const [, reactants = '', products = ''] = /^M {2}V30 COUNTS +(\d+) +(\d+)/m.exec(text) ?? [];
  if (products === '' || !/^M {2}END/m.test(text)) throw new AppError('fileDamaged', { reason: 'reaction' });
  const tables = text.match(/^M {2}V30 BEGIN CTAB[^]*?^M {2}V30 END CTAB[^\n]*\n/gm) ?? [];
  const molfiles = tables.map((table) => `\n\n\n${countsLine}\n${table}M  END\n`);
  return { molfiles, reactants: Number(reactants), products: Number(products) };
}
