import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { answerCalls, Refusal } from '../../lib/test-answers.ts';
import { InsightFold } from './insight-fold.tsx';
import { OtherSites } from './other-sites.tsx';
import { PrecedentList } from './precedent-list.tsx';
import { amideKind, amideReaction, testMolecule } from './test-reactions.ts';

const word = (key: string, values = {}) => i18n.t(`reaction:${key}`, values);
const asked = { routeId: 'r1', stepId: 's1' };
const sitesCall = '/api/retro/other-reaction-sites';
const precedentsCall = '/api/retro/synthesis-experience';

const site = {
  reactant: 0,
  atoms: [1],
  kind: 'chemo',
  product: testMolecule('CC', 'C2H6', 'the other amide'),
  share: 0.12,
  likelihood: 'medium',
  group: 'secondary amine',
  reason: 'It is as basic as the wanted amine.',
  advice: 'protect it first',
};
const sites = {
  reaction: amideReaction,
  kind: amideKind,
  intended: [{ reactant: 0, atoms: [0] }],
  sites: [site, { ...site, atoms: [7], share: null, likelihood: 'unknown', group: 'phenol', advice: undefined }],
  unknown: ['Effects of metal salts.'],
};
const precedents = {
  reaction: amideReaction,
  kind: amideKind,
  known: 481_000,
  sameKind: 52_000,
  near: 310,
  precedents: [
    {
      similarity: 0.82,
      count: 12,
      kind: amideKind,
      change: '[C:1][OH]>>[C:1][N]',
      yieldPercent: 78.4,
      source: 'USPTO',
    },
    { similarity: 0.61, count: 1, yieldPercent: null, source: 'USPTO' },
  ],
  sources: ['USPTO'],
};

beforeAll(() => i18n.loadNamespaces(['reaction']));
afterEach(() => vi.unstubAllGlobals());

function open(content: React.ReactNode, answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls({
    'GET /api/structure/bonds': () => ({
      width: 300,
      height: 190,
      bonds: [{ from: 0, to: 1, x1: 20, y1: 30, x2: 60, y2: 70 }],
    }),
    ...answers,
  });
  render(<SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{content}</SWRConfig>);
  return calls;
}

describe('other reaction sites', () => {
  it('are asked for when the part is unfolded', async () => {
    const { bodiesOf } = open(
      <InsightFold title="Other sites">
        <OtherSites asked={asked} routeType="processchemistry" />
      </InsightFold>,
      { [`POST ${sitesCall}`]: () => sites },
    );
    expect(bodiesOf(sitesCall)).toEqual([]);
    const fold = screen.getByText('Other sites').closest('details');
    if (fold) fold.open = true;
    if (fold) fireEvent(fold, new Event('toggle'));
    await screen.findByText('1. secondary amine');
    expect(bodiesOf(sitesCall)).toEqual([{ ...asked, routeType: 'processchemistry' }]);
  });

  it('are drawn, numbered and told with share, reason and advice', async () => {
    open(<OtherSites asked={asked} />, { [`POST ${sitesCall}`]: () => sites });
    const picture = await screen.findByRole('img', { name: word('sites.picture', { name: 'benzylamine', count: 2 }) });
    await waitFor(() => expect(picture.querySelector('circle[data-kind=wanted]')?.getAttribute('cx')).toBe('20'));
    expect(picture.querySelector('circle[data-kind=other]')?.getAttribute('cy')).toBe('70');
    const first = screen.getByText('1. secondary amine').closest('li');
    expect(first?.textContent).toContain('possible, about 12%');
    expect(first?.textContent).toContain('protect it first');
    expect(first?.textContent).toContain('would give the other amide');
    expect(screen.getByText('2. phenol').closest('li')?.textContent).toContain(word('sites.likelihood.unknown'));
    expect(screen.getByText('Effects of metal salts.')).toBeTruthy();
    if (first) fireEvent.focus(first);
    expect(picture.querySelector('circle[data-current=true]')?.getAttribute('cx')).toBe('60');
  });

  it('say that there are none', async () => {
    open(<OtherSites asked={asked} />, { [`POST ${sitesCall}`]: () => ({ ...sites, sites: [], unknown: [] }) });
    await screen.findByText(word('sites.none'));
  });
});

describe('precedents', () => {
  it('tell similarity, count and yield, and where they were counted', async () => {
    const { bodiesOf } = open(<PrecedentList asked={asked} top={2} />, {
      [`POST ${precedentsCall}`]: () => precedents,
    });
    const first = (await screen.findByText('82% similar')).closest('li');
    expect(first?.textContent).toContain('12 reactions · median yield 78 % · USPTO');
    expect(screen.getByText(/knows 481,000 reactions; 52,000 of them are of this kind/)).toBeTruthy();
    expect(screen.getByText('61% similar').closest('li')?.textContent).toContain(word('precedents.noYield'));
    expect(bodiesOf(precedentsCall)).toEqual([{ ...asked, top: 2 }]);
  });

  it('say that nothing is near', async () => {
    open(<PrecedentList asked={asked} />, { [`POST ${precedentsCall}`]: () => ({ ...precedents, precedents: [] }) });
    await screen.findByText(word('precedents.none'));
  });

  it('can be asked for again after a failure', async () => {
    let fails = true;
    open(<PrecedentList asked={asked} />, {
      [`POST ${precedentsCall}`]: () => {
        if (fails) throw new Refusal(500, 'Not now.', 500);
        return precedents;
      },
    });
    await screen.findByText('Not now.');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: i18n.t('common:action.retry') }));
    await screen.findByText('82% similar');
  });
});
