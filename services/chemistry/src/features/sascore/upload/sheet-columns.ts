// Which columns of a sheet hold structure, molid and name: structures as in every table, molid and name by their headings.

import { layoutOf } from '../../structure/files/layout.ts';

export interface SheetColumns {
  /** The first row is headings and no molecule. */
  hasHeadings: boolean;
  /** Undefined where no column reads as molecules. */
  structure: number | undefined;
  molid: number | undefined;
  name: number | undefined;
}

// The likelier heading first.
const headings: Record<'molid' | 'name', readonly string[]> = {
  molid: [
    'molid',
    '编号',
    '分子编号',
    '化合物编号',
    '分子id',
    '化合物id',
    'moleculeid',
    'compoundid',
    'cid',
    'id',
    '序号',
  ],
  name: [
    'name',
    '名称',
    '分子名称',
    '化合物名称',
    '中文名称',
    '英文名称',
    'compoundname',
    'moleculename',
    'compound',
    '中文名',
  ],
};

/** Finds the columns by the first rows of a sheet. */
export function findColumns(firstRows: readonly (readonly string[])[]): SheetColumns {
  const { columns, hasHeadings } = layoutOf(firstRows);
  const plain = hasHeadings ? (firstRows[0] ?? []).map(plainHeading) : [];
  const named = (role: keyof typeof headings): number | undefined => {
    for (const heading of headings[role]) if (plain.includes(heading)) return plain.indexOf(heading);
    return undefined;
  };
  const structure = columns.get('smiles') ?? columns.get('inchi');
  return { hasHeadings, structure, molid: named('molid'), name: named('name') };
}

// "Mol ID", "mol_id" and "molid" mean the same; so do "SMILES（结构）" and "SMILES".
function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*$/, '')
    .replaceAll(/[\s_.:-]+/g, '');
}
