import type { HelpVideo, ReleaseNote } from '@app/shared/contracts/help';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '../../shared/i18n/load-words.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { FaqsPage } from './faqs/page.tsx';
import { GuidePage } from './guide/page.tsx';
import { HelpCenterPage } from './help-center-page.tsx';
import { ReleasePage } from './releases/page.tsx';
import { VideoDetailPage } from './videos/detail-page.tsx';
import { VideoPage } from './videos/page.tsx';

const note: ReleaseNote = {
  id: 'one',
  version: '0.1.0',
  updateTime: '2026-11-22T21:00:00.000Z',
  content: '**A help center.**\n\n- [User guide](/guide) with pictures',
};
const video: HelpVideo = {
  id: 'plan-a-route',
  title: 'Plan routes',
  summary: 'From a name to routes.',
  seconds: 64,
  file: '/help/videos/plan-a-route.en.mp4',
  poster: '/help/videos/plan-a-route.en.webp',
  captions: [
    { language: 'en', file: '/help/videos/plan-a-route.en.captions-en.vtt' },
    { language: 'zh-CN', file: '/help/videos/plan-a-route.en.captions-zh-CN.vtt' },
  ],
  guide: '/guide#plan-a-route',
};

function open(Page: ComponentType, address: string) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </SWRConfig>,
  );
}

beforeAll(() => loadWords(['help', 'help-guide', 'help-faqs', 'help-videos']));

describe('the guide', () => {
  it('shows all chapters with contents, and narrows while one types', async () => {
    open(GuidePage, '/guide');
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(10);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'forward  CHECK' } });
    const found = await screen.findByText(/^\d+ sections?$/);
    expect(Number(found.textContent?.split(' ')[0])).toBe(screen.getAllByRole('heading', { level: 3 }).length);
    expect(screen.getByRole('heading', { level: 3, name: 'Watch the search' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2, name: 'Batch search' })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zeppelin' } });
    expect(await screen.findByText('Nothing in the guide matches.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show the whole guide' }));
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(10);
  });

  it('finds what the address asks for, and opens the sections of the chapter it names', () => {
    open(GuidePage, '/guide?q=peaks');
    expect(screen.getByRole('heading', { level: 3, name: 'Match measured masses' })).toBeTruthy();
    open(GuidePage, '/guide#sascore');
    const contents = screen.getAllByRole('navigation', { name: 'Contents' }).at(-1);
    expect(contents && within(contents).getByRole('link', { name: 'Stop and continue' })).toBeTruthy();
    expect(document.activeElement?.id).toBe('sascore');
  });
});

describe('the questions', () => {
  it('are found by words of question and reply', () => {
    open(FaqsPage, '/faqs');
    expect(screen.getAllByRole('group').length).toBeGreaterThanOrEqual(25);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cdxml clipboard' } });
    expect(screen.getByText('1 question')).toBeTruthy();
    expect(screen.getByText('How do I paste from ChemDraw?')).toBeTruthy();
  });

  it('open one by address, and all by a button', () => {
    const { container } = open(FaqsPage, '/faqs#score');
    const opened = () => [...container.querySelectorAll('details[open] > summary')].map(({ id }) => id);
    expect(opened()).toEqual(['score']);
    fireEvent.click(screen.getByRole('button', { name: 'Open all answers' }));
    expect(opened().length).toBeGreaterThanOrEqual(25);
    fireEvent.click(screen.getByRole('button', { name: 'Close all answers' }));
    expect(opened()).toEqual([]);
  });
});

describe('release notes', () => {
  const answers = {
    'GET /api/help/release-note-date': () => ({
      dates: [
        { date: '2026-11-22', versions: ['0.1.0'] },
        { date: '2026-11-21', versions: ['0.0.2', '0.0.1'] },
      ],
    }),
    'GET /api/help/releaseNote/2026-11-22': () => ({ date: '2026-11-22', notes: [note] }),
    'GET /api/help/releaseNote/2026-11-21': () => ({ date: '2026-11-21', notes: [{ ...note, version: '0.0.2' }] }),
  };

  it('begin with the newest date, and lead to the others', async () => {
    stubCalls(answers);
    open(ReleasePage, '/release');
    expect(await screen.findByText('Version 0.1.0')).toBeTruthy();
    expect(within(screen.getByRole('article')).getByRole('link', { name: 'User guide' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /^November 21, 2026/ }));
    expect(await screen.findByText('Version 0.0.2')).toBeTruthy();
  });

  it('say when a date has none', async () => {
    stubCalls(answers);
    open(ReleasePage, '/release?date=2020-01-01');
    expect(await screen.findByText('There are no release notes of this date.')).toBeTruthy();
  });

  it('can be asked for again when they did not come', async () => {
    let isDown = true;
    stubCalls({
      ...answers,
      'GET /api/help/release-note-date': () => {
        if (isDown) throw new Refusal(503, 'The service is down.', 503);
        return answers['GET /api/help/release-note-date']();
      },
    });
    open(ReleasePage, '/release');
    expect(await screen.findByText('The service is down.')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Version 0.1.0')).toBeTruthy();
  });
});

describe('videos', () => {
  const other: HelpVideo = { ...video, id: 'score-a-file', title: 'Score a file' };

  it('are listed with their length', async () => {
    stubCalls({ 'GET /api/help/video/1/12': () => ({ total: 2, items: [video, other] }) });
    open(VideoPage, '/video');
    const link = await screen.findByRole('link', { name: /Plan routes/ });
    expect(link.getAttribute('href')).toBe('/videoDetail?id=plan-a-route');
    expect(screen.getAllByText('1:04')).toHaveLength(2);
  });

  it('play with captions of both languages, those of the page shown', async () => {
    stubCalls({ 'GET /api/help/video/1/100': () => ({ total: 2, items: [video, other] }) });
    const { container } = open(VideoDetailPage, '/videoDetail?id=plan-a-route');
    expect(await screen.findByRole('heading', { level: 1, name: 'Plan routes' })).toBeTruthy();
    expect(container.querySelector('video source')?.getAttribute('src')).toBe(video.file);
    const tracks = [...container.querySelectorAll('track')];
    expect(tracks.map((track) => [track.getAttribute('srclang'), track.hasAttribute('default')])).toEqual([
      ['en', true],
      ['zh-CN', false],
    ]);
    expect(screen.getByRole('link', { name: 'Read on in the guide' }).getAttribute('href')).toBe(video.guide);
    expect(screen.queryByRole('link', { name: /Plan routes/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Score a file/ })).toBeTruthy();
  });

  it('that do not exist are said not to', async () => {
    stubCalls({ 'GET /api/help/video/1/100': () => ({ total: 1, items: [video] }) });
    open(VideoDetailPage, '/videoDetail?id=nothing');
    expect(await screen.findByText('This video does not exist.')).toBeTruthy();
  });
});

describe('the overview', () => {
  it('leads to chapters, questions, the newest note and videos', async () => {
    const link = { id: 'solved', title: 'What does solved mean?', text: '', to: '/faqs#solved' };
    stubCalls({
      'GET /api/help/home-content': () => ({
        topics: [{ id: 'sascore', title: 'Score a file', text: 'For files.', to: '/guide#sascore' }],
        questions: [link],
        latest: note,
      }),
      'GET /api/help/video/1/3': () => ({ total: 1, items: [video] }),
    });
    open(HelpCenterPage, '/helpCenter');
    expect((await screen.findByRole('link', { name: /^Score a file/ })).getAttribute('href')).toBe('/guide#sascore');
    expect(screen.getByRole('link', { name: link.title }).getAttribute('href')).toBe(link.to);
    expect(screen.getByText('Version 0.1.0')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /Plan routes/ })).toBeTruthy();
  });
});
