import { describe, expect, it } from 'vitest';
import { draftOf } from './draft.ts';

describe('the draft of this tab', () => {
  it('comes back as it was kept', () => {
    const draft = { text: 'aspirin', molfile: 'M  END', taskName: '' };
    expect(draftOf(JSON.stringify(draft))).toEqual(draft);
  });

  it.each(['', 'null', '{}', '{"text":1,"molfile":"","taskName":""}', 'not json'])('is none for %j', (saved) => {
    expect(draftOf(saved)).toBeNull();
  });
});
