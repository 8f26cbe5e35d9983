// Molecular formulas as people write them: any order, groups in brackets, repeated elements, subscripts.

import { elementSymbols } from '../molecule/element-weights.ts';

const symbols = elementSymbols();

/** The formula in Hill order (`C9H8O4`), or nothing where the text is no formula of known elements. */
export function hillOf(text: string): string | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^[A-Za-z\d()[\]]{1,60}$/.test(plain) || !/[A-Z]/.test(plain)) return undefined;
  const counts = countsOf(plain);
  return counts && counts.size > 0 ? inHillOrder(counts) : undefined;
}

interface Level {
  counts: Map<string, number>;
}

function countsOf(text: string): Map<string, number> | undefined {
  const levels: Level[] = [{ counts: new Map() }];
  let at = 0;
  for (const [token, symbol = '', number = '', open = '', close = '', times = ''] of text.matchAll(
    /([A-Z][a-z]?)(\d*)|([([])|([)\]])(\d*)/g,
  )) {
    const [top] = levels.slice(-1);
    if (!top) return undefined;
    if (symbol !== '') {
      if (!symbols.has(symbol)) return undefined;
      add(top.counts, symbol, countOf(number));
    } else if (open !== '') levels.push({ counts: new Map() });
    else if (close !== '') {
      const outer = levels.at(-2);
      if (!outer) return undefined;
      for (const [one, count] of top.counts) add(outer.counts, one, count * countOf(times));
      levels.pop();
    }
    at += token.length;
  }
  return at === text.length && levels.length === 1 ? levels[0]?.counts : undefined;
}

function add(counts: Map<string, number>, symbol: string, count: number): void {
  if (count > 0) counts.set(symbol, (counts.get(symbol) ?? 0) + count);
}

function countOf(digits: string): number {
  return digits === '' ? 1 : Number(digits.slice(0, 5));
}

// E. A. Hill, J. Am. Chem. Soc. 1900, 22, 478: carbon, hydrogen, the rest by letter; all by letter without carbon.
function inHillOrder(counts: ReadonlyMap<string, number>): string {
  const rank = (symbol: string): string => (counts.has('C') && /^[CH]$/.test(symbol) ? ` ${symbol}` : symbol);
  const ordered = [...counts].toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
  return ordered.map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`).join('');
}
