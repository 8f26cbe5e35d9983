import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { pathsText } from './molecule-words.ts';

describe('ways to stock', () => {
  beforeAll(() => i18n.loadNamespaces('search-graph'));

  it('are counted, and said to be more where counting ended', () => {
    const t = i18n.getFixedT('en', 'search-graph');
    expect(pathsText(t, 1)).toBe('1 path to stock');
    expect(pathsText(t, 999_999)).toBe('999,999 paths to stock');
    expect(pathsText(t, 1_000_000)).toBe('1,000,000+ paths to stock');
  });
});
