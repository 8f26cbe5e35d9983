import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { i18n, readWords } from './i18n.ts';

describe('words of a page', () => {
  let language: string;
  beforeEach(() => {
    ({ language } = i18n);
  });
  afterEach(() => {
    i18n.language = language;
  });

  it('are of the namespaces in their order, of another by its name, and the key where there are none', async () => {
    await i18n.loadNamespaces(['routes', 'conditions']);
    const t = i18n.getFixedT(['routes', 'conditions']);
    expect(t('list.steps', { count: 1 })).toBe('1 step');
    expect(t('common:action.retry')).toBe(i18n.t('action.retry'));
    expect(t('common:action.retry')).not.toBe('action.retry');
    expect(t('routes:no.such')).toBe('no.such');
    expect(t('class.unheardOf', { defaultValue: 'unheardOf' })).toBe('unheardOf');
  });

  it('are asked for once, however many wait for them', async () => {
    i18n.language = 'zh-CN';
    expect(i18n.hasLoadedNamespace('eln')).toBe(false);
    await Promise.all([i18n.loadNamespaces('eln'), i18n.loadNamespaces(['eln', 'routes'])]);
    expect(i18n.hasLoadedNamespace('eln')).toBe(true);
    expect(i18n.t('routes:list.steps', { count: 1 })).toBe('1 步');
  });

  it('that cannot be had hold up no page, and are told to who asks for them', async () => {
    await i18n.loadNamespaces('no-such-words');
    expect(i18n.hasLoadedNamespace('no-such-words')).toBe(true);
    expect(i18n.t('no-such-words:some.key')).toBe('some.key');
    await expect(readWords('en', 'no-such-words')).rejects.toThrow(RangeError);
  });
});
