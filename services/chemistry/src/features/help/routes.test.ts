import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Culture } from '@app/shared/constants/locale';
import { helpVideoIds } from '@app/shared/help/videos';
import { users } from '../account/schema.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const chinese = { headers: { 'x-culture': 'zh-CN' } };
const person = (sub: string, tenantid = 't-help') => ({ claims: { sub, tenantid } });

/** A user who signed in for the first time then. */
async function userSince(userId: string, since: string, tenantId = 't-help'): Promise<void> {
  const at = new Date(since);
  const names = { userName: userId, phone: '', chineseName: '', email: '', userGroups: [] };
  await service.database.queries.insert(users).values({ tenantId, userId, ...names, createdAt: at, syncedAt: at });
}

describe('release notes', () => {
  it('have dates, newest first, each with its notes in both languages', async () => {
    const { dates } = (await service.call('releaseNoteDates', {})).data;
    expect(dates.map(({ date }) => date)).toEqual(
      dates
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(dates.length).toBeGreaterThan(1);
    for (const { date, versions } of dates) {
      const english = (await service.call('releaseNote', { params: { date } })).data;
      const translated = (await service.call('releaseNote', { params: { date } }, chinese)).data;
      expect(english.notes.map(({ version }) => version)).toEqual(versions);
      expect(translated.notes.map(({ id }) => id)).toEqual(english.notes.map(({ id }) => id));
      for (const { updateTime } of english.notes) expect(updateTime.slice(0, 10)).toBe(date);
      expect(english.notes.every(({ content }) => !/[\u4e00-\u9fff]/.test(content))).toBe(true);
      expect(translated.notes.every(({ content }) => /[\u4e00-\u9fff]/.test(content))).toBe(true);
    }
  });

  it('end with the version of the product', async () => {
    const { latest } = (await service.call('helpHome', {})).data;
    const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../../../package.json'), 'utf8'));
    expect(latest?.version).toBe(version);
  });

  it.each([
    ['2020-01-01', 10010],
    ['yesterday', 10012],
  ])('are refused for %s with %i', async (date, code) => {
    expect((await service.call('releaseNote', { params: { date } })).code).toBe(code);
  });
});

describe('unread release notes', () => {
  it('are none for a newcomer', async () => {
    expect((await service.call('unreadReleaseNotes', {}, person('newcomer'))).data).toEqual({
      isShown: true,
      notes: [],
    });
  });

  it('are those since the first sign-in, until this user has read them', async () => {
    await userSince('early', '2026-11-21T12:00:00.000Z');
    await userSince('colleague', '2026-11-21T12:00:00.000Z');
    await userSince('early', '2026-11-21T12:00:00.000Z', 't-elsewhere');
    const unread = async (who = person('early')) => (await service.call('unreadReleaseNotes', {}, who)).data.notes;
    const notes = await unread();
    expect(notes.map(({ version }) => version)).toEqual(['0.2.0', '0.1.0', '0.0.5', '0.0.4', '0.0.3', '0.0.2']);
    const [newest, ...others] = notes.map(({ id }) => id);
    const read = (ids: string[]) => service.call('readAllReleaseNotes', { body: ids }, person('early'));
    expect((await read([newest ?? ''])).data).toEqual({ read: 1 });
    expect((await unread()).map(({ id }) => id)).toEqual(others);
    expect((await read([newest ?? '', ...others, ...others])).data).toEqual({ read: 5 });
    expect(await unread()).toEqual([]);
    expect(await unread(person('colleague'))).toHaveLength(6);
    expect(await unread(person('early', 't-elsewhere'))).toHaveLength(6);
  });

  it('that do not exist are not read, and none of the others with them', async () => {
    await userSince('wrong', '2026-11-22T12:00:00.000Z');
    const before = (await service.call('unreadReleaseNotes', {}, person('wrong'))).data.notes;
    const body = [...before.map(({ id }) => id), 'no-such-note'];
    expect((await service.call('readAllReleaseNotes', { body }, person('wrong'))).code).toBe(10010);
    expect((await service.call('unreadReleaseNotes', {}, person('wrong'))).data.notes).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('are not announced to who does not want to be told', async () => {
    await userSince('quiet', '2026-11-21T12:00:00.000Z');
    const setting = { params: { key: 'IsShowReleaseNote', value: 'false' } } as const;
    await service.call('changeSetting', setting, person('quiet'));
    const { isShown, notes } = (await service.call('unreadReleaseNotes', {}, person('quiet'))).data;
    expect([isShown, notes.length]).toEqual([false, 6]);
    expect((await service.call('userProfile', {}, person('quiet'))).data.isShowReleaseNote).toBe(false);
  });
});

const recorded: Record<Culture, Record<string, number>> = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../data/help/video-seconds.json'), 'utf8'),
);

describe('videos', () => {
  it('come page by page, each with files of its own and words in the language of the reader', async () => {
    for (const [culture, who] of [
      ['en', {}],
      ['zh-CN', chinese],
    ] as const) {
      const page = async (pageIndex: number, pageSize: number) =>
        (await service.call('helpVideos', { params: { pageIndex, pageSize } }, who)).data;
      const all = await page(1, 100);
      expect(all.items.map(({ id }) => id)).toEqual(helpVideoIds.filter((id) => id in recorded[culture]));
      expect(all.total).toBeGreaterThan(3);
      expect([...(await page(1, 3)).items, ...(await page(2, 3)).items]).toEqual(all.items);
      expect(await page(3, 3)).toEqual({ total: all.total, items: [] });
      const files = all.items.flatMap(({ file, poster, captions }) => [
        file,
        poster,
        ...captions.map((one) => one.file),
      ]);
      expect(new Set(files).size).toBe(files.length);
      const screens = all.items.flatMap(({ file, poster }) => [file, poster]);
      expect(screens.filter((file) => !file.includes(`.${culture}.`))).toEqual([]);
      expect(all.items.map(({ id, seconds }) => [id, seconds])).toEqual(Object.entries(recorded[culture]));
    }
  });
});

describe('the first page of the help center', () => {
  it('leads to chapters and questions in the language of the reader', async () => {
    const english = (await service.call('helpHome', {})).data;
    const translated = (await service.call('helpHome', {}, chinese)).data;
    expect(english.topics[0]).toMatchObject({ id: 'first-steps', title: 'First steps', to: '/guide#first-steps' });
    expect(translated.topics[0]).toMatchObject({ id: 'first-steps', title: '快速入门', to: '/guide#first-steps' });
    expect(translated.questions.map(({ to }) => to)).toEqual(english.questions.map(({ to }) => to));
  });
});
