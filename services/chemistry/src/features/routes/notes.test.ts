import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepRoute } from '../../test-support/kept-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
let routeId: string;
const as = (sub: string, tenantid = 't-one') => ({ claims: { sub, tenantid, preferred_username: sub } });
const mei = as('mei');
const stranger = as('stranger', 't-two');

beforeAll(async () => {
  service = await startTestService();
  routeId = await keepRoute(service, 'CC(=O)NCc1ccccc1', ['NCc1ccccc1']);
});
afterAll(() => service.close());

const notes = async (who = {}) => (await service.call('routeNotes', { query: { routeId } }, who)).data;
const save = (before: string, text: string, stepId?: string, who = {}) =>
  service.call('routeNoteSave', { body: { routeId, before, text, ...(stepId && { stepId }) } }, who);
const judge = (body: { verdict?: 'like' | 'dislike'; reason?: string }, who = {}) =>
  service.call('routeVerdict', { body: { routeId, stepId: 's1', ...body } }, who);

describe('notes on a route', () => {
  it('are kept for the route and for each step, with their versions', async () => {
    expect(await notes()).toEqual({ notes: [] });
    const first = (await save('', 'Ask for 5 kg.')).data;
    expect(first).toMatchObject({ merged: false, note: { text: 'Ask for 5 kg.', version: 1 } });
    await save('', 'Dry the amine first.', 's1');
    expect((await notes()).notes).toMatchObject([
      { text: 'Ask for 5 kg.', version: 1 },
      { stepId: 's1', text: 'Dry the amine first.', version: 1 },
    ]);
    expect((await save('', 'Ask for 5 kg.')).data.note.version).toBe(1);
  });

  it('hold what two windows wrote', async () => {
    await save('Dry the amine first.', 'Dry the amine first.\nUse 1.1 eq.', 's1');
    const late = (await save('Dry the amine first.', 'Under argon.\nDry the amine first.', 's1')).data;
    expect(late).toMatchObject({
      merged: true,
      note: { text: 'Under argon.\nDry the amine first.\nUse 1.1 eq.', version: 3 },
    });
  });

  it('lose control characters and empty ends, and keep their lines', async () => {
    const { note } = (await save('Ask for 5 kg.', '\n\u0000a\u202e\r\nb  \n\n')).data;
    expect(note.text).toBe('a\nb');
  });

  it('go with a verdict and its reason, which can be taken back', async () => {
    expect((await judge({ verdict: 'dislike', reason: ' Smells. ' })).data.note).toMatchObject({
      verdict: 'dislike',
      reason: 'Smells.',
    });
    expect((await judge({ verdict: 'like', reason: 'Ran well.' })).data.note).toMatchObject({ verdict: 'like' });
    const { note } = (await judge({})).data;
    expect([note.verdict, note.reason, note.text.includes('Dry')]).toEqual([undefined, '', true]);
  });

  it('are read by those the route is shared with, who write their own', async () => {
    expect((await service.call('routeNotes', { query: { routeId } }, mei)).code).toBe(10022);
    expect((await save('', 'x', 's1', mei)).code).toBe(10022);
    await service.call('shareToOther', { query: { kind: 'route', itemId: routeId } });
    const read = await notes(mei);
    expect(read.notes).toEqual([]);
    expect(read.shared?.notes.map(({ stepId, text }) => [stepId, text.split('\n')[0]])).toEqual([
      [undefined, 'a'],
      ['s1', 'Under argon.'],
    ]);
    await save('', 'I would take HATU.', 's1', mei);
    expect((await notes(mei)).notes).toMatchObject([{ stepId: 's1', text: 'I would take HATU.' }]);
    expect((await notes()).shared).toBeUndefined();
    expect((await notes()).notes.some(({ text }) => text.includes('HATU'))).toBe(false);
  });

  it('are refused to another tenant and for a step that the route has not', async () => {
    expect((await service.call('routeNotes', { query: { routeId } }, stranger)).code).toBe(10022);
    expect((await save('', 'x', 's1', stranger)).code).toBe(10022);
    expect((await judge({ verdict: 'like' }, stranger)).code).toBe(10022);
    expect((await save('', 'x', 's9')).code).toBe(10010);
  });
});
