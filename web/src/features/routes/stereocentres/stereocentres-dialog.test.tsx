import type { StereoWay } from '@app/shared/contracts/routes/stereocentres';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { molecule, smallRoute, summary } from '../../../chemistry/tree/test-routes.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { stubCalls } from '../../../shared/lib/test-calls.ts';
import { sessionStore } from '../../../shared/session/session.ts';
import { testSession } from '../../../shared/session/test-session.ts';
import { StereocentresDialog } from './stereocentres-dialog.tsx';

beforeAll(() => i18n.loadNamespaces(['routes', 'stereocentres']));

const route = {
  summary: summary(1, { steps: 2 }),
  taskId: 'task-1',
  taskName: 'Task',
  routeType: 'retrosynthesis' as const,
  target: { ...molecule('target'), formula: 'C8H10O' },
  ...smallRoute(),
  createdAt: '2026-01-01T00:00:00.000Z',
  isShared: false,
};
const way = (more: Partial<StereoWay>): StereoWay => ({
  kind: 'catalyst',
  name: 'CBS reduction of the ketone',
  isOfRoute: false,
  form: molecule('target'),
  isTarget: true,
  later: [],
  precursors: [molecule('ketone')],
  steps: 1,
  maxYield: 1,
  massRatio: 0.98,
  for: ['wholeYield'],
  against: [],
  effort: { total: 1, parts: [{ part: 'steps', value: 1 }] },
  sources: [{ text: 'Corey, Bakshi, Shibata, J. Am. Chem. Soc. 1987, 109, 5551', doi: '10.1021/ja00252a056' }],
  ...more,
});
const centre = {
  atom: 1,
  label: 'S' as const,
  kind: 'alcohol' as const,
  isQuaternary: false,
  origin: { kind: 'step' as const, stepId: 'step-target', nodeId: 'target' },
  ways: [
    way({ isOfRoute: true, agent: 'BH3', hand: '(R)-CBS', eePercent: [90, 98] }),
    way({
      kind: 'chiralPool',
      name: 'From a material',
      covers: 6,
      steps: 2,
      materials: { perKg: 123_400, currency: 'USD', isEstimate: true },
    }),
    way({ kind: 'resolution', name: 'Chiral column', maxYield: 0.5, against: ['halfLost'], racemisation: 'alcohol' }),
  ],
};

function open(found: number, centres: unknown[]) {
  sessionStore.set(testSession({ permissions: ['retrosynthesis'] }));
  stubCalls({ 'GET /api/retro/route-stereocentres': () => ({ found, centres }) });
  const onClose = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <StereocentresDialog route={route} onClose={onClose} />
    </SWRConfig>,
  );
  return onClose;
}
const cards = () => screen.getAllByRole('listitem').filter((one) => within(one).queryByText('Effort') !== null);

describe('the ways to a stereocenter', () => {
  it('are listed with what the route does marked', async () => {
    open(1, [centre]);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/Formed in step 2 from a precursor/)).toBeDefined();
    const [own, pool, column] = cards();
    expect(own && within(own).getByText('fits this route')).toBeDefined();
    expect(own && within(own).getByText('(R)-CBS')).toBeDefined();
    expect(pool && within(pool).getByText(/6 of 9 heavy atoms/)).toBeDefined();
    expect(pool && within(pool).getByText(/1,230 per kg of product, estimated/)).toBeDefined();
    expect(column && within(column).getByText('racemized through the ketone')).toBeDefined();
    expect(column && within(column).getByText(/^50.%$/)).toBeDefined();
  });

  it('are narrowed to one kind', async () => {
    open(1, [centre]);
    fireEvent.click(await screen.findByRole('radio', { name: 'Resolution' }));
    expect(cards()).toHaveLength(1);
  });

  it('say that none is known where a column alone is left', async () => {
    open(1, [{ ...centre, ways: [centre.ways[2]] }]);
    expect(await screen.findByText(/No way to set this center is known here/)).toBeDefined();
  });

  it('of too many centers are not compared', async () => {
    open(12, []);
    expect(await screen.findByText(/The target has 12 stereocenters/)).toBeDefined();
  });
});
