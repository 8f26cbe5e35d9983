import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@app/shared/constants/limits';
import { eraseUser } from '../erasure/erase-user.ts';
import { notices } from '../notifications/schema.ts';
import { routes } from '../tasks/schema.ts';
import { sharePeople, shares } from '../tasks/share-schema.ts';
import { keepRoute } from '../../test-support/kept-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { routeComments } from '../tasks/comment-schema.ts';

let service: TestService;
let routeId: string;
let taskId: string;
const as = (sub: string, tenantid = 't-one') => ({ claims: { sub, tenantid, preferred_username: sub } });
const [owner, mei, wang, stranger] = [as('chen'), as('mei'), as('wang'), as('stranger', 't-two')];

beforeAll(async () => {
  service = await startTestService();
  routeId = await keepRoute(service, 'CC(=O)NCc1ccccc1', ['NCc1ccccc1'], owner);
  taskId = (await service.call('routeDetail', { query: { routeId } }, owner)).data.taskId;
  for (const one of [owner, mei, wang, stranger]) await service.call('userProfile', {}, one);
});
afterAll(() => service.close());
afterEach(async () => {
  for (const table of [notices, routeComments, sharePeople, shares]) await service.database.queries.delete(table);
});

type Who = ReturnType<typeof as>;
const share = (userIds?: string, kind: 'route' | 'task' = 'route') =>
  service.call(
    'shareToOther',
    { query: { kind, itemId: kind === 'route' ? routeId : taskId, ...(userIds !== undefined && { userIds }) } },
    owner,
  );
const say = (text: string, who: Who, stepId?: string) =>
  service.call('routeComment', { body: { routeId, text, ...(stepId !== undefined && { stepId }) } }, who);
const read = (who: Who) => service.call('routeComments', { query: { routeId } }, who);
const remove = (commentId: string, who: Who) => service.call('routeCommentDelete', { body: { commentId } }, who);
const texts = async (who: Who) => (await read(who)).data.comments.map(({ text }) => text);

async function noticesOf(who: Who) {
  await service.services.notices.round();
  const { data } = await service.call('notificationList', { query: { pageIndex: 1, pageSize: 20 } }, who);
  return data.items.filter(({ kind }) => kind === 'commentReceived');
}

describe('comments on a route', () => {
  it.each([
    ['by name', () => share('mei,wang')],
    ['by a link', () => share()],
    ['with all of its task', () => share('mei,wang', 'task')],
  ])('are read and written by those it is shared with %s, the newest last', async (_, begin) => {
    await begin();
    await say('Which supplier?', mei);
    const { comment } = (await say('Two of them.', owner, 's1')).data;
    expect(comment).toMatchObject({ stepId: 's1', isMine: true, canDelete: true, author: { userId: 'chen' } });
    expect((await read(wang)).data.comments).toMatchObject([
      { text: 'Which supplier?', author: { userName: 'mei' }, isMine: false, canDelete: false },
      { text: 'Two of them.', stepId: 's1' },
    ]);
    expect((await read(owner)).data.comments.map(({ canDelete }) => canDelete)).toEqual([true, true]);
  });

  it('are refused to those who may not read the route, and to another tenant', async () => {
    await share();
    const { commentId } = (await say('Ours.', owner)).data.comment;
    expect([
      (await read(stranger)).code,
      (await say('x', stranger)).code,
      (await remove(commentId, stranger)).code,
    ]).toEqual([10022, 10022, 10022]);
    await service.database.queries.delete(shares);
    expect([(await read(mei)).code, (await say('x', mei)).code, (await remove(commentId, mei)).code]).toEqual([
      10022, 10022, 10022,
    ]);
    expect(await texts(owner)).toEqual(['Ours.']);
  });

  it('stay for the owner when the share has ended, and are closed to their readers', async () => {
    const { shareId } = (await share('mei')).data.share;
    const { commentId } = (await say('I would take HATU.', mei)).data.comment;
    await service.call('shareEnd', { body: { shareId } }, owner);
    expect([(await read(mei)).code, (await say('x', mei)).code, (await remove(commentId, mei)).code]).toEqual([
      10022, 10022, 10022,
    ]);
    expect(await texts(owner)).toEqual(['I would take HATU.']);
  });

  it('are deleted by their author, and any by the owner of the route', async () => {
    await share();
    const [first, second] = [(await say('one', mei)).data.comment, (await say('two', mei)).data.comment];
    expect((await remove(first.commentId, wang)).code).toBe(10022);
    expect((await remove(first.commentId, mei)).code).toBe(200);
    expect((await remove(second.commentId, owner)).code).toBe(200);
    expect((await remove(second.commentId, owner)).code).toBe(10022);
    expect(await texts(wang)).toEqual([]);
  });

  it('are plain text of some length: no control characters, nothing that turns a line around', async () => {
    expect((await say('a\u0000b\u202e \r\n<b>מה</b>\n\n', owner)).data.comment.text).toBe('ab\n<b>מה</b>');
    for (const text of ['x'.repeat(10_000), '', ' \n\u0000 \u202e'])
      expect([text.length, (await say(text, owner)).code]).toEqual([text.length, 10012]);
    expect((await say('合'.repeat(limits.routeCommentLength), owner)).code).toBe(200);
    expect((await say('x', owner, 's9')).code).toBe(10010);
  });

  it('of two at once are both kept, and a route has so many', async () => {
    await share();
    const codes = await Promise.all([say('one', owner), say('two', mei)]);
    expect(codes.map(({ code }) => code)).toEqual([200, 200]);
    const [row] = await service.database.queries.select().from(routeComments).limit(1);
    if (!row) throw new Error('no comment');
    const more = Array.from({ length: limits.routeComments - 3 }, () => ({ ...row, id: crypto.randomUUID() }));
    await service.database.queries.insert(routeComments).values(more);
    const last = await Promise.all([say('three', owner), say('four', mei)]);
    expect(last.map(({ code }) => code).toSorted()).toEqual([10012, 200]);
  });

  it('lose author and text when their author is erased', async () => {
    const gone = as('gone');
    await service.call('userProfile', {}, gone);
    await share();
    await say('Mine.', gone);
    await say('Yours.', mei);
    const parts = { database: service.database, clock: service.services.clock, newId: service.services.newId };
    await eraseUser(parts, { tenantId: 't-one', userId: 'gone' }, 'Operator');
    const [first, second] = (await read(owner)).data.comments;
    expect([first?.text, first?.author, first?.canDelete, second?.author?.userId]).toEqual([
      '',
      undefined,
      true,
      'mei',
    ]);
    expect((await noticesOf(owner)).map(({ by }) => by?.userId)).toEqual(['mei']);
  });
});

describe('the notice of a comment', () => {
  it('comes to the owner and to those who commented before and may still read, once', async () => {
    const { shareId } = (await share('mei,wang')).data.share;
    await say('From Wang.', wang);
    await say('From Mei.', mei);
    expect((await noticesOf(owner)).map(({ by }) => by?.userId)).toEqual(['mei', 'wang']);
    expect(await noticesOf(wang)).toMatchObject([{ subject: 'route', subjectId: routeId, by: { userId: 'mei' } }]);
    expect(await noticesOf(mei)).toEqual([]);
    await service.call('shareEnd', { body: { shareId, userId: 'wang' } }, owner);
    await say('Order it.', owner);
    expect([(await noticesOf(mei)).length, (await noticesOf(wang)).length, (await noticesOf(owner)).length]).toEqual([
      1, 1, 2,
    ]);
  });
});

describe('the message of a share', () => {
  const write = (message: string, userIds?: string) =>
    service.call(
      'shareToOther',
      { query: { kind: 'route', itemId: routeId, message, ...(userIds !== undefined && { userIds }) } },
      owner,
    );
  const shown = async (who: Who) =>
    (await service.call('routeNotes', { query: { routeId } }, who)).data.shared?.message;

  it('is read by the colleague it was written to, in the notice, in the list and beside the route', async () => {
    await write('For the\u0000 kilo lab.\u202e', 'mei');
    await share('wang');
    expect([await shown(mei), await shown(wang)]).toEqual(['For the kilo lab.', undefined]);
    const body = { direction: 'withMe', pageIndex: 1, pageSize: 10 } as const;
    const { items } = (await service.call('shareList', { body }, mei)).data;
    expect(items.map(({ message, people }) => [message, people])).toEqual([['For the kilo lab.', []]]);
    await service.services.notices.round();
    const listed = (await service.call('notificationList', { query: { pageIndex: 1, pageSize: 5 } }, mei)).data.items;
    expect(listed).toMatchObject([{ kind: 'shareReceived', message: 'For the kilo lab.' }]);
    const { share: mine } = (await write('Newer.', 'mei')).data;
    expect(mine.people.map(({ userId, message }) => [userId, message])).toEqual([
      ['mei', 'Newer.'],
      ['wang', undefined],
    ]);
    expect([await shown(mei), mine.message]).toEqual(['Newer.', undefined]);
  });

  it('to those with the link is theirs, and stays when the link is opened again without one', async () => {
    await write('For all.');
    expect((await share()).data.share.message).toBe('For all.');
    expect(await shown(wang)).toBe('For all.');
    expect((await write('x'.repeat(limits.shareMessageLength + 1))).code).toBe(10012);
  });
});

describe('a route that is gone', () => {
  it('takes its comments with it', async () => {
    await say('one', owner);
    await service.database.queries.delete(routes).where(eq(routes.id, routeId));
    expect(await service.database.queries.$count(routeComments)).toBe(0);
  });
});
