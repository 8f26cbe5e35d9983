// Which columns of a sheet hold structure, molid and name: told by their headings in both languages, or by the cells.

export interface SheetColumns {
  /** Undefined where no column reads as molecules. */
  structure: number | undefined;
  molid: number | undefined;
  name: number | undefined;
}

type Role = keyof SheetColumns;

// The likelier heading first.
const headings: Record<Role, readonly string[]> = {
  structure: [
    'smiles',
    'canonicalsmiles',
    'isomericsmiles',
    'canonicalisomericsmiles',
    'smi',
    '结构',
    '结构式',
    '分子结构',
    '化学结构',
    'structure',
    'structuresmiles',
    'molecule',
    'inchi',
    'mol',
    'molfile',
  ],
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

/**
 * Finds the columns. Where no heading names the structure it is the column most of whose first cells read as molecules,
 * if at least half of them do.
 */
export function findColumns(
  header: readonly string[],
  firstRows: readonly (readonly string[])[],
  isMolecule: (text: string) => boolean,
): SheetColumns {
  const plain = header.map(plainHeading);
  const named = (role: Role): number | undefined => {
    for (const heading of headings[role]) if (plain.includes(heading)) return plain.indexOf(heading);
    return undefined;
  };
  return {
    structure: named('structure') ?? columnOfMolecules(firstRows, isMolecule),
    molid: named('molid'),
    name: named('name'),
  };
}

// "Mol ID", "mol_id" and "molid" mean the same; so do "SMILES（结构）" and "SMILES".
function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*$/, '')
    .replaceAll(/[\s_.:-]+/g, '');
}

function columnOfMolecules(
  rows: readonly (readonly string[])[],
  isMolecule: (text: string) => boolean,
): number | undefined {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const counts = Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => row[column]?.trim() ?? '').filter((text) => text !== '');
    // Numbers and short words such as "CN" or "I" read as molecules, too: longer texts speak louder.
    const letters = cells.filter((text) => /[a-z]/i.test(text) && isMolecule(text));
    return { column, isLikely: letters.length * 2 >= rows.length, weight: letters.join('').length };
  });
  return counts.filter(({ isLikely }) => isLikely).toSorted((a, b) => b.weight - a.weight)[0]?.column;
}
