// Controlled substances and families by their Chinese names: the first one of data/controlled-names.tsv, the name of the medicine
// where there is one, or that of data/controlled-chinese.tsv.

import { readFileSync } from 'node:fs';
import type { Culture } from '@app/shared/constants/locale';
import { readControlledNames } from './controlled-names.ts';

const tablePath = new URL('../../../data/controlled-chinese.tsv', import.meta.url);
const chinese = /\p{Script=Han}/u;

let table: ReadonlyMap<string, string> | undefined;

/** The name of a list or family in the language; a code without a Chinese name stays as it is. */
export function controlledName(culture: Culture, name: string): string {
  return (culture === 'zh-CN' && (table ??= readChineseNames()).get(name)) || name;
}

export function readChineseNames(): ReadonlyMap<string, string> {
  const first = readControlledNames().flatMap(({ substance, names }) => {
    const found = names.find((one) => chinese.test(one));
    return found === undefined ? [] : [[substance, found] as const];
  });
  const lines = readFileSync(tablePath, 'utf8').split('\n');
  const others = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): readonly [string, string] => {
      const [name = '', found = ''] = line.split('\t');
      return [name, found];
    });
  return new Map([...others, ...first]);
}
