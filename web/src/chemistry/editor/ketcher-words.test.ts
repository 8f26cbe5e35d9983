import { describe, expect, it } from 'vitest';
import { editorWord, isEditorWords, translateEditor } from './ketcher-words.ts';

const words = {
  'Clear Canvas': '清空画布',
  'Charge Plus': '加正电荷',
  Open: '打开',
  'Isotope (atomic mass)': '同位素（质量数）',
};

describe('words of the structure editor', () => {
  it.each([
    ['Clear Canvas (Ctrl+Del)', '清空画布 (Ctrl+Del)'],
    ['Charge Plus (Equal)', '加正电荷 (Equal)'],
    ['Open', '打开'],
    ['Isotope (atomic mass)', '同位素（质量数）'],
    ['Something new (F9)', 'Something new (F9)'],
    ['constructor', 'constructor'],
  ])('show %s as %s', (english, shown) => {
    expect(editorWord(english, words)).toBe(shown);
  });

  it('are no words when the namespace holds none', () => {
    expect(isEditorWords('ketcher')).toBe(false);
    expect(isEditorWords(words)).toBe(true);
  });

  it('are exchanged in titles and labels, also in those that come later, and only inside the editor', async () => {
    document.body.innerHTML = '<p>Open</p><div class="Ketcher-root"><button title="Open">Open</button></div>';
    const stop = translateEditor(document.body, words);
    const late = document.createElement('button');
    late.title = 'Clear Canvas (Ctrl+Del)';
    document.querySelector('.Ketcher-root')?.append(late);
    await new Promise((resolve) => setTimeout(resolve, 0));
    stop();
    expect(document.querySelector('button')?.title).toBe('打开');
    expect(document.querySelector('button')?.textContent).toBe('打开');
    expect(late.title).toBe('清空画布 (Ctrl+Del)');
    expect(document.querySelector('p')?.textContent).toBe('Open');
  });
});
