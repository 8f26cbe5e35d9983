// Lists as text: a SMILES, InChI, InChIKey, name or CAS number a line, the molecule's own name behind a tab or blank.

import { shownText, type GivenRow } from './given-rows.ts';

/** Rows of the lines that are not blank; `text` has LF line ends. */
export function rowsOfList(text: string): GivenRow[] {
  return text
    .split('\n')
    .map((line, index) => ({ row: index + 1, line: line.trim() }))
    .filter(({ line }) => line !== '')
    .map(({ row, line }) => ({ row, shown: shownText(line), ...partsOf(line) }));
}

function partsOf(line: string): Pick<GivenRow, 'structure' | 'name'> {
  const [first = '', ...rest] = line.split('\t').map((cell) => cell.trim());
  if (rest.length > 0) return { structure: first, name: rest.find((cell) => cell !== '') ?? '' };
  const word = /^(\S+)\s+(.*)$/.exec(line);
  const [, structure = '', name = ''] = word ?? [];
  // CXSMILES keep their extension; "NSC 12345" and "acetic acid" are names of two words.
  if (!word || name.startsWith('|') || !isUnmistakable(structure)) return { structure: line, name: '' };
  return { structure, name };
}

// Words that no name begins with: InChI, InChIKeys, CAS numbers, and SMILES with at least one mark or ring in them.
function isUnmistakable(word: string): boolean {
  if (/^InChI=/i.test(word) || /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/.test(word) || /^\d{2,7}-\d{2}-\d$/.test(word)) return true;
  const isSmiles = /^(?:\[[^\]\s]+\]|Br|Cl|[BCNOPSFIbcnops]|[-=#$:/\\.()%0-9@*])+$/.test(word);
  return isSmiles && (/[=#[\]()]/.test(word) || /[bcnops]\d/.test(word) || /^[CNOc]{2,}$/.test(word));
}
