// One line or cell: which word of it is the structure, and what it is called.

import { isCasNumber } from '../../../chemistry/recognition/cas-number.ts';
import { leadingCas } from './cas-text.ts';
import { lookOf } from './cell-kind.ts';
import { smilesLikeness } from './smiles-text.ts';
import type { StructureRow } from './structure-row.ts';

export type LineParts = Pick<StructureRow, 'structure' | 'name'>;

/** What one line means: its structure, and what it is called. */
export function partsOfLine(line: string): LineParts {
  return partsOf(line.trim(), false);
}

/** The same; in a list of SMILES a short word is one, too. */
export function partsOf(given: string, isOfSmiles: boolean): LineParts {
  const line = unquoted(given.replace(/^(?:\d{1,4}[.)、]|[-•*–])\s+(?=\S)/, ''));
  const cells = line.split('\t').map((cell) => unquoted(cell.trim()));
  if (cells.length > 1) return partsOfCells(cells);
  const cas = leadingCas(line);
  if (cas && (cas.rest === '' || !/^\d/.test(cas.rest))) return { structure: cas.cas, name: cas.rest };
  if (/^InChI=/i.test(line)) return firstWord(line);
  return partsOfWords(line, isOfSmiles);
}

function partsOfCells(cells: readonly string[]): LineParts {
  const looks = cells.map(lookOf);
  const sure = looks.findIndex((look) => look === 'smiles' || look === 'inchi' || look === 'inchiKey');
  const likely = looks.findIndex((look) => look === 'letters' || look === 'cas');
  const first = looks.findIndex((look) => look !== 'empty' && look !== 'number');
  const at = [sure, likely, first, 0].find((index) => index !== -1) ?? 0;
  const rest = cells.filter((cell, index) => index !== at && cell !== '');
  const name = rest.find((cell) => lookOf(cell) === 'word') ?? rest[0] ?? '';
  return { structure: cleanCell(cells[at] ?? ''), name };
}

/** A cell as the recogniser takes it: a CAS number in its usual form, anything else as it is. */
export function cleanCell(cell: string): string {
  const cas = leadingCas(cell);
  return cas && cas.rest === '' ? cas.cas : cell;
}

/** The structure of a cell of structures, without a name behind it; molfiles in cells stay whole. */
export function structureOfCell(cell: string): string {
  const text = cell.trim();
  return text.includes('\n') || !/\s/.test(text) ? cleanCell(text) : partsOfLine(text).structure;
}

function firstWord(line: string): LineParts {
  const [structure = '', ...rest] = line.split(/\s+/);
  return { structure, name: rest.join(' ') };
}

function partsOfWords(line: string, isOfSmiles: boolean): LineParts {
  const [, given = '', behind = ''] = /^("[^"]+"|[^\s]+)\s*(.*)$/.exec(line) ?? [];
  const word = unquoted(given);
  const extension = /^(\|[^|]*\|)\s*(.*)$/.exec(behind);
  if (extension && smilesLikeness(word) !== 'no')
    return { structure: `${word} ${extension[1]}`, name: extension[2] ?? '' };
  const [first = '', glued = ''] = splitGlued(word);
  if (isStructureWord(first, isOfSmiles, behind || glued)) {
    const name = [glued, behind].filter((one) => one !== '').join(' ');
    return { structure: first, name: unquoted(name.replace(/^[,;:|\s]+/, '')) };
  }
  const [second = '', ...rest] = behind.split(/\s+/);
  // `702 CCO`: a number or a code before the structure.
  if (/\d/.test(word) && lookOf(word) !== 'cas' && isStructureWord(second, true, 'x') && isUnmistakable(second))
    return { structure: second, name: [word, ...rest].join(' ') };
  return { structure: line, name: '' };
}

// `CCO,ethanol` and `CCO;ethanol`; the commas of InChI and of names stay.
function splitGlued(word: string): [string, string] {
  const at = word.search(/[,;|]/);
  if (at === -1 || /^InChI=/i.test(word) || !isUnmistakable(word.slice(0, at))) return [word, ''];
  return [word.slice(0, at), word.slice(at + 1)];
}

function isStructureWord(word: string, isOfSmiles: boolean, behind: string): boolean {
  if (/^InChI=/i.test(word) || lookOf(word) === 'inchiKey' || isCasNumber(word)) return true;
  if (smilesLikeness(word) === 'no') return false;
  if (behind === '') return true;
  // NSC 12345 is a number of a collection, whatever else is in the list.
  if (/^NSC$/.test(word) && /^\d/.test(behind)) return false;
  return isOfSmiles || isUnmistakable(word);
}

// Words that no name begins with: SMILES with a mark or a ring in them, or with two carbons side by side; `PCC` and its
// like are reagents.
function isUnmistakable(word: string): boolean {
  const likeness = smilesLikeness(word);
  if (likeness === 'sure') return true;
  return likeness === 'letters' && /CC/.test(word) && !word.startsWith('P');
}

export function unquoted(text: string): string {
  const inner = /^(["'“”])(.*)(["'“”])$/.exec(text)?.[2];
  return inner !== undefined && !/["“”]/.test(inner) ? inner.trim() : text;
}
