import { readdirSync, readFileSync } from 'node:fs';
import { catalogue } from '@app/shared/errors/catalogue';
import { describe, expect, it } from 'vitest';
import { message, messageCultures } from './messages.ts';

const namespaces = readdirSync(new URL('./zh-CN/', import.meta.url)).filter((name) => name.endsWith('.json'));

function read(culture: string, file: string): Map<string, string> {
  const tree: unknown = JSON.parse(readFileSync(new URL(`./${culture}/${file}`, import.meta.url), 'utf8'));
  return new Map(leaves(tree, ''));
}

function leaves(tree: unknown, path: string): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree ?? {}).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`));
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1]).toSorted();
// i18next picks English plurals by suffix; Chinese has one form only.
const plainKey = (key: string) => key.replace(/_(one|other)$/, '');

describe('messages', () => {
  it.each(messageCultures)('hold a sentence for every code of the catalogue in %s', (culture) => {
    const known = new Set(read(culture, 'errors.json').keys());
    expect(Object.keys(catalogue).filter((key) => !known.has(key))).toEqual([]);
  });

  it('name no code that the catalogue lacks, apart from the messages of the page itself', () => {
    const own = ['unrecognized', 'requestFailed', 'timeout', 'network', 'loginTimeout'];
    const strangers = [...read('en', 'errors.json').keys()].filter((key) => !(key in catalogue) && !own.includes(key));
    expect(strangers).toEqual([]);
  });

  it.each(namespaces)('%s has the same keys and placeholders in both languages', (file) => {
    const shape = (culture: string) =>
      [...new Map([...read(culture, file)].map(([key, text]) => [plainKey(key), placeholders(text)]))].toSorted();
    expect(shape('en')).toEqual(shape('zh-CN'));
  });

  it('put a Chinese name into a Chinese sentence without gaps', () => {
    const heading = (name: string) => message('zh-CN', 'cost', 'page.heading', { name });
    expect([heading('伊马替尼'), heading('imatinib')]).toEqual(['伊马替尼的成本', 'imatinib 的成本']);
    // What somebody has written stays as it is.
    expect(heading('中间体 甲')).toBe('中间体 甲的成本');
  });

  it('fills in parameters and refuses an unknown key', () => {
    expect(message('en', 'errors', 'requestFailed', { status: 418 })).toBe('The request failed (418). Try again.');
    expect(() => message('en', 'errors', 'noSuchKey')).toThrow(RangeError);
  });
});
