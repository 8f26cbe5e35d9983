import { beforeEach, describe, expect, it } from 'vitest';
import { draftOf, emptyForm, keepDraft, problemOf, readDraft, startBody } from './prediction-form.ts';
import { testSearch } from './test-impurities.ts';

beforeEach(() => window.sessionStorage.clear());

describe('the order of a prediction', () => {
  it('says only what is known', () => {
    expect(startBody(emptyForm, { reaction: 'A>>B' })).toEqual({
      reaction: 'A>>B',
      conditions: { atmosphere: 'inert', workUp: 'aqueous' },
    });
  });

  it('reads impurities of the starting materials line by line, and the temperature as a number', () => {
    const form = {
      ...emptyForm,
      agents: ['HATU'],
      temperature: '-78',
      carried: ' CCO \n\n4-chloroaniline\r\n',
      name: ' a ',
    };
    expect(startBody(form, { routeId: 'r', stepId: 's' })).toEqual({
      routeId: 'r',
      stepId: 's',
      name: 'a',
      carried: ['CCO', '4-chloroaniline'],
      conditions: { agents: ['HATU'], temperatureC: -78, atmosphere: 'inert', workUp: 'aqueous' },
    });
  });

  it.each([
    ['no reaction', emptyForm, false, 'reaction'],
    ['a temperature beyond what is possible', { ...emptyForm, temperature: '900' }, true, 'temperature'],
    ['a temperature that is no number', { ...emptyForm, temperature: '-' }, true, 'temperature'],
    ['more than fifty impurities', { ...emptyForm, carried: 'C\n'.repeat(51) }, true, 'carried'],
    ['nothing wrong', { ...emptyForm, temperature: '25' }, true, null],
  ])('is held back for %s', (_, form, hasReaction, problem) => {
    expect(problemOf(form, hasReaction)).toBe(problem);
  });

  it('outlives a reload, and forgets what cannot be right', () => {
    const draft = { asked: { reaction: 'A>>B' }, form: { ...emptyForm, agents: ['NaH'], workUp: 'acid' as const } };
    keepDraft(draft);
    expect(readDraft()).toEqual(draft);
    window.sessionStorage.setItem('impurityDraft', '{"agents":[1,"NaH"]');
    expect(readDraft()).toEqual({ asked: null, form: emptyForm });
  });

  it('can be made again from a prediction, to be changed', () => {
    const { asked, form } = draftOf(testSearch());
    expect(asked).toEqual({ reaction: testSearch().reaction.smiles });
    expect(form).toMatchObject({ agents: ['HATU', 'DIPEA'], temperature: '25', name: 'Amide step' });
  });
});
