import { hasMessage, message } from '@app/locales/messages';
import { describe, expect, it } from 'vitest';
import type { StoredStep } from './stored.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentStep } from './route-step.ts';

const noted = reactionTemplates.flatMap(({ id, note }) => (note === undefined ? [] : [[id, note] as const]));

const stored = (templateId: string, note: string | undefined): StoredStep =>
  ({
    stepId: 's',
    templateId,
    note,
    name: { en: 'A step', 'zh-CN': '一步' },
    conditions: [],
    forward: { passed: true, rank: 1, share: 1 },
    precedents: 0,
  }) as never;
const shown = (culture: 'en' | 'zh-CN', templateId: string, note: string | undefined): string | undefined =>
  presentStep(stored(templateId, note), { culture } as Caller).note;

describe('notes of templates', () => {
  it('have words in both languages, the English ones as the template has them', () => {
    expect(noted.length).toBeGreaterThan(100);
    expect(noted.filter(([id, note]) => message('en', 'templates', `notes.note.${id}`) !== note)).toEqual([]);
    expect(noted.filter(([id]) => !/[\u4E00-\u9FFF]/.test(message('zh-CN', 'templates', `notes.note.${id}`)))).toEqual(
      [],
    );
    const unnoted = reactionTemplates.filter(({ note }) => note === undefined).map(({ id }) => id);
    expect(unnoted.filter((id) => hasMessage('en', 'templates', `notes.note.${id}`))).toEqual([]);
  });

  it('are shown in the language of the reader', () => {
    const [id = '', note] = noted.find(([one]) => one === 'primary-alcohol-to-aldehyde') ?? noted[0] ?? [];
    expect(shown('en', id, note)).toBe(note);
    expect(shown('zh-CN', id, note)).toBe(message('zh-CN', 'templates', `notes.note.${id}`));
  });

  it('stay as they are where a customer wrote them, and absent where there is none', () => {
    expect(shown('zh-CN', 'own:1', 'Dry it first.')).toBe('Dry it first.');
    expect(shown('zh-CN', noted[0]?.[0] ?? '', undefined)).toBeUndefined();
  });
});
