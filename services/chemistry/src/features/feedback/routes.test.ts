import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFeedback } from './admin.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('pixels')]);

async function upload(content: Buffer, sub = 'chen') {
  const head = '--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="upload.png"\r\n\r\n';
  const response = await service.app.inject({
    method: 'POST',
    url: '/api/common/feedback/upload',
    headers: {
      authorization: `Bearer ${await service.issuer.token({ sub })}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]),
  });
  return response.json() as { code: number; data: { pictureId: string; format: string; bytes: number } };
}
const as = (sub: string) => ({ claims: { sub } });
const page = { pageIndex: 1, pageSize: 20 };

describe('feedback', () => {
  it('is kept with its pictures and read by its writer alone', async () => {
    const { data: picture } = await upload(png);
    expect(picture).toMatchObject({ format: 'png', bytes: png.length });
    expect(await service.call('feedbackList', { body: page }, as('chen'))).toMatchObject({ data: { total: 0 } });
    const body = { kind: 'chemistry' as const, content: '  The second step needs a base. ', page: '/route/detail/1' };
    const sent = await service.call(
      'feedbackCreate',
      { body: { ...body, pictureIds: [picture.pictureId] } },
      as('chen'),
    );
    expect(sent.data).toMatchObject({
      state: 'received',
      content: 'The second step needs a base.',
      pictures: [{ pictureId: picture.pictureId }],
      answer: null,
    });
    const own = await service.call('feedbackList', { body: page }, as('chen'));
    expect(own.data.items).toEqual([sent.data]);
    expect((await service.call('feedbackList', { body: page }, as('mei'))).data).toEqual({ total: 0, items: [] });
    const params = { pictureId: picture.pictureId };
    const shown = await service.call('feedbackPicture', { params }, as('chen'));
    expect([shown.headers['content-type'], shown.text.includes('pixels')]).toEqual(['image/png', true]);
    expect((await service.call('feedbackPicture', { params }, as('mei'))).code).toBe(10022);
    const [saved] = await runFeedback({ action: 'pictures', id: sent.data.feedbackId }, service.services);
    expect(saved).toEqual({ name: `${picture.pictureId}.png`, content: png.toString('base64') });
  });

  it.each([
    ['a text that calls itself a picture', Buffer.from('<svg onload="x">'), 10009],
    ['more than 1 MB', Buffer.concat([png, Buffer.alloc(1024 * 1024)]), 10006],
  ])('takes no picture that is %s', async (_, content, code) => {
    expect((await upload(content)).code).toBe(code);
  });

  it('takes neither blanks, nor pictures of others, nor a picture twice', async () => {
    const { data } = await upload(png, 'mei');
    const send = (sub: string, content = 'x') =>
      service.call('feedbackCreate', { body: { kind: 'wish', content, pictureIds: [data.pictureId] } }, as(sub));
    expect((await send('mei', '   ')).code).toBe(10012);
    expect((await send('chen')).code).toBe(10022);
    expect((await send('mei')).code).toBe(200);
    expect((await send('mei')).code).toBe(10022);
    expect((await service.call('feedbackList', { body: page }, as('mei'))).data.total).toBe(1);
  });

  it('is answered by support, and its writer reads by whom', async () => {
    const { data } = await service.call('feedbackCreate', { body: { kind: 'question', content: 'How?' } }, as('ada'));
    const run = (command: Parameters<typeof runFeedback>[0]) => runFeedback(command, service.services);
    const id = data.feedbackId;
    expect(await run({ action: 'list', kind: 'question' })).toMatchObject([{ feedbackId: id, state: 'received' }]);
    await run({ action: 'take', id });
    expect(await run({ action: 'pictures', id })).toEqual([]);
    const stateOf = async () => (await service.call('feedbackList', { body: page }, as('ada'))).data.items[0];
    expect((await stateOf())?.state).toBe('inProgress');
    await run({ action: 'answer', id, by: 'Support', text: 'Like this.' });
    expect(await stateOf()).toMatchObject({ state: 'answered', answer: { text: 'Like this.', by: 'Support' } });
    await expect(run({ action: 'take', id })).rejects.toThrow('answered already');
    await expect(run({ action: 'show', id: crypto.randomUUID() })).rejects.toThrow('no feedback');
    const inState = { ...page, state: 'received' as const };
    expect((await service.call('feedbackList', { body: inState }, as('ada'))).data.total).toBe(0);
  });

  it('ends at thirty in a day', async () => {
    const send = () => service.call('feedbackCreate', { body: { kind: 'wish', content: 'More' } }, as('keen'));
    for (let sent = 0; sent < 30; sent += 1) expect((await send()).code).toBe(200);
    expect((await send()).code).toBe(429);
  });
});
