import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { choose } from '../../shared/lib/test-choose.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
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
const parrot = { name: 'Parrot', licence: 'MIT' };
const precedent = {
  match: 'centre',
  substrate: 'close',
  similarity: 0.82,
  reactants: [testMolecule('NCc1ccccc1Cl', 'C7H8ClN', 'the other amine'), testMolecule('O=C(O)c1ccccc1', 'C7H6O2')],
  product: testMolecule('O=C(NCc1ccccc1Cl)c1ccccc1', 'C14H12ClNO', 'the other amide'),
  changed: { reactants: [[0], [1, 2]], product: [1, 2] },
  reagents: ['HATU'],
  catalysts: [],
  solvents: ['DMF'],
  others: [testMolecule('CCN', 'C2H7N', 'ethylamine')],
  yieldPercent: 78.4,
  class: 'acylation',
  patent: { number: 'US07368471', paragraph: '0596', link: 'https://patents.example/US07368471' },
  source: parrot,
};
const precedents = {
  reaction: amideReaction,
  kind: amideKind,
  known: 181_000,
  sameChange: 52_000,
  sameCentre: 310,
  filtered: 52_000,
  catalysts: [{ name: 'DMAP', reactions: 12 }],
  precedents: [
    precedent,
    {
      ...precedent,
      match: 'change',
      substrate: 'other',
      reagents: [],
      solvents: [],
      others: [],
      yieldPercent: null,
      patent: undefined,
    },
  ],
  sources: [parrot],
};

beforeAll(() => i18n.loadNamespaces(['reaction']));
afterEach(() => vi.unstubAllGlobals());

function open(content: React.ReactNode, handlers: Parameters<typeof stubCalls>[0]) {
  const calls = stubCalls({
    'GET /api/structure/bonds': () => ({
      width: 300,
      height: 190,
      bonds: [{ from: 0, to: 1, x1: 20, y1: 30, x2: 60, y2: 70 }],
    }),
    ...handlers,
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

  it('are drawn, numbered and explained with share, reason and advice', async () => {
    open(<OtherSites asked={asked} />, { [`POST ${sitesCall}`]: () => sites });
    const picture = await screen.findByRole('img', { name: word('sites.picture', { name: 'benzylamine', count: 2 }) });
    await waitFor(() => expect(picture.querySelector('circle[data-kind=wanted]')?.getAttribute('cx')).toBe('20'));
    expect(picture.querySelector('circle[data-kind=other]')?.getAttribute('cy')).toBe('70');
    const first = screen.getByText('1. secondary amine').closest('li');
    expect(first?.textContent).toContain('possible, about 12 %');
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
  it('are drawn, with conditions, yield, patent and source', async () => {
    const { bodiesOf } = open(<PrecedentList asked={asked} />, { [`POST ${precedentsCall}`]: () => precedents });
    const first = (await screen.findByText('Same reaction center, very similar product')).closest('li');
    expect(first?.querySelectorAll('figure')).toHaveLength(3);
    expect(first?.textContent).toContain('HATU, ethylamine, DMF');
    expect(first?.textContent).toContain('78 % yield · Source: Parrot (MIT)');
    const link = screen.getByRole('link', { name: 'Patent US07368471, paragraph 0596' });
    expect(link.getAttribute('href')).toBe('https://patents.example/US07368471');
    expect(screen.getByText(/52,000 with the same change, 310 of them/)).toBeTruthy();
    const second = screen.getByText('Same change, different environment, other product').closest('li');
    for (const words of ['noYield', 'noConditions', 'noPatent'])
      expect(second?.textContent).toContain(word(`precedents.${words}`));
    expect(bodiesOf(precedentsCall)).toEqual([{ ...asked, top: 5, withYield: false, withPatent: false }]);
  });

  it('are narrowed down and shown further', async () => {
    const { bodiesOf } = open(<PrecedentList asked={asked} />, { [`POST ${precedentsCall}`]: () => precedents });
    fireEvent.click(await screen.findByLabelText(word('precedents.withYield')));
    choose(screen.getByLabelText(word('precedents.catalyst')), /^DMAP/);
    fireEvent.click(screen.getByRole('button', { name: word('precedents.more') }));
    await waitFor(() =>
      expect(bodiesOf(precedentsCall).at(-1)).toEqual({
        ...asked,
        top: 30,
        withYield: true,
        withPatent: false,
        catalyst: 'DMAP',
      }),
    );
  });

  it('say that there are none, and that no one fits', async () => {
    const none = { ...precedents, sameChange: 0, sameCentre: 0, filtered: 0, catalysts: [], precedents: [] };
    open(<PrecedentList asked={asked} />, { [`POST ${precedentsCall}`]: () => none });
    await screen.findByText(word('precedents.none'));
    cleanup();
    open(<PrecedentList asked={asked} />, {
      [`POST ${precedentsCall}`]: () => ({ ...precedents, filtered: 0, precedents: [] }),
    });
    await screen.findByText(word('precedents.noneFiltered', { change: '52,000' }));
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
    await screen.findByText('Same reaction center, very similar product');
  });
});
