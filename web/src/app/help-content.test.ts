// What the help center names exists: pictures and videos in both languages, pages that its texts link to.

import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { cultures } from '@app/shared/constants/locale';
import { helpPicture, helpVideoFiles, helpVideoIds } from '@app/shared/help/videos';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { anchorOf, chapterAbout, chapters } from '../features/help/chapters.ts';
import { linksOf, plainText } from '../features/help/markup.ts';
import { categories, questions } from '../features/help/faqs/page.tsx';
import { routes } from './routing/router.tsx';

const root = resolve(import.meta.dirname, '../../..');
const publicFolder = resolve(root, 'web/public');
const words = (culture: string, name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(resolve(root, `locales/${culture}/${name}.json`), 'utf8'));

function textsIn(tree: unknown): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(textsIn);
}

const at = (tree: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    tree,
  );

const anchors: Record<string, readonly string[]> = {
  '/guide': chapters.flatMap(({ id, sections }) => [id, ...sections.map((section) => anchorOf(id, section.id))]),
  '/faqs': categories.flatMap((category) => questions[category]),
};

/** Leads to a page of the product, and to a place on it where one is named. */
function leadsSomewhere(link: string): boolean {
  const { pathname, hash } = new URL(link, 'http://localhost');
  const last = matchRoutes(routes as RouteObject[], pathname)?.at(-1)?.route;
  return last?.path !== undefined && last.path !== '*' && (hash === '' || !!anchors[pathname]?.includes(hash.slice(1)));
}

describe.each(cultures)('the help center in %s', (culture) => {
  const notes = globSync(`services/chemistry/data/help/release-notes/*.${culture}.md`, { cwd: root });
  const texts = [
    ...textsIn(words(culture, 'help-guide')),
    ...textsIn(words(culture, 'help-faqs')),
    ...notes.map((path) => readFileSync(resolve(root, path), 'utf8')),
  ];

  it('links only to pages and places that exist', () => {
    const links = texts.flatMap(linksOf);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
    expect(leadsSomewhere('/no/such/page')).toBe(false);
    expect(leadsSomewhere('/guide#no-such-chapter')).toBe(false);
  });

  it('has no mark that was not understood', () => {
    expect(texts.map(plainText).filter((text) => /\*\*|\]\(|^- /.test(text))).toEqual([]);
  });

  it('has words for every chapter, section and question, and no others', () => {
    const guide = words(culture, 'help-guide');
    expect(Object.keys(guide)).toEqual(chapters.map(({ id }) => id));
    for (const { id, sections } of chapters) {
      const named = Object.keys(at(guide, id) ?? {}).filter((key) => !['title', 'summary'].includes(key));
      expect([id, named]).toEqual([id, sections.map((section) => section.id)]);
    }
    expect(Object.keys(words(culture, 'help-faqs')).toSorted()).toEqual(anchors['/faqs']?.toSorted());
  });

  it('has every picture that is named, with words to it, none too heavy', () => {
    const guide = words(culture, 'help-guide');
    const pictures = chapters.flatMap(({ id, sections }) =>
      sections.flatMap(({ id: section, picture }) => (picture === undefined ? [] : [{ id, section, picture }])),
    );
    expect(pictures.length).toBe(13);
    for (const { id, section, picture } of pictures) {
      const path = `${publicFolder}${helpPicture(picture, culture)}`;
      expect([picture, existsSync(path)]).toEqual([picture, true]);
      expect([picture, statSync(path).size < 100_000]).toEqual([picture, true]);
      expect(typeof at(guide, id, section, 'picture')).toBe('string');
    }
  });

  it('has every video with its poster and captions in both languages, from its beginning to its end', () => {
    const lengths = JSON.parse(readFileSync(resolve(root, 'services/chemistry/data/help/video-seconds.json'), 'utf8'));
    const seconds = lengths[culture];
    const recorded = helpVideoIds.filter((id) => id in seconds);
    expect(chapters.flatMap(({ video }) => video ?? []).filter((id) => !recorded.includes(id))).toEqual([]);
    expect(recorded).toEqual(helpVideoIds);
    for (const id of recorded) {
      const { film, poster, captions } = helpVideoFiles(id, culture);
      for (const file of [film, poster]) expect([file, existsSync(`${publicFolder}${file}`)]).toEqual([file, true]);
      expect([id, statSync(`${publicFolder}${film}`).size < 700_000]).toEqual([id, true]);
      for (const language of cultures) {
        const text = readFileSync(`${publicFolder}${captions[language]}`, 'utf8');
        const said = Object.values(at(words(language, 'help-videos'), id, 'captions') ?? {}).map(String);
        expect(text.startsWith('WEBVTT\n')).toBe(true);
        expect(said.filter((line) => !text.includes(`\n${line}\n`))).toEqual([]);
        const last = /(\d+):(\d+):(\d+\.\d+)\n[^\n]*\n*$/.exec(text)?.slice(1).map(Number) ?? [];
        expect(Math.round((last[0] ?? 0) * 3600 + (last[1] ?? 0) * 60 + (last[2] ?? 0))).toBe(seconds[id]);
      }
    }
  });
});

describe('help about a page', () => {
  it.each([
    ['/home', 'first-steps'],
    ['/route/manual/1', 'plan-a-route'],
    ['/route/list/retrosynthesis', 'routes'],
    ['/conditionOptimization', 'conditions'],
    ['/my/ban', 'own-data'],
    ['/my/profile', 'account'],
    ['/helpCenter', undefined],
  ])('at %s is the chapter %s', (pathname, chapter) => {
    expect(chapterAbout(pathname)).toBe(chapter);
  });

  it('exists for every module of the navigation', async () => {
    const { modules } = await import('./modules.ts');
    const known = new Set(chapters.map(({ id }) => id));
    expect(modules.map(({ path }) => chapterAbout(path) ?? path).filter((one) => !known.has(one))).toEqual([]);
  });
});
