import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { molecule } from '../../../chemistry/tree/test-routes.ts';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { ListSummary } from './list-head.tsx';

beforeAll(() => i18n.loadNamespaces(['routes']));

const task = {
  taskId: 'task-1',
  routeType: 'retrosynthesis',
  state: 'completed',
  target: molecule('target'),
  settings: { maxSteps: 8, timeLimitSeconds: 20, maxRoutes: 300 },
  progress: { solvedRoutes: 0, elapsedMs: 257, percent: 100 },
  removedParts: [],
} as unknown as RetroTask;

const routesOf = (...steps: number[]) => steps.map((one) => ({ solved: true, steps: one }) as ListedRoute);

it('counts routes of one step separately where there are others', () => {
  render(<ListSummary task={task} routes={routesOf(1, 2, 3)} />);
  expect(screen.getByText('2 solved of 3 routes')).toBeTruthy();
  expect(screen.getByText('1 one-step route counted separately')).toBeTruthy();
});

it('counts them as what was found where there are no others', () => {
  render(<ListSummary task={task} routes={routesOf(1, 1)} />);
  expect(screen.getByText('2 solved of 2 routes')).toBeTruthy();
  expect(screen.queryByText(/counted separately/)).toBeNull();
});

it('says nothing of a search where the routes were read in', () => {
  const imported = { format: 'reactions', routes: 1, problems: [] } as const;
  const { rerender } = render(<ListSummary task={task} routes={routesOf(2)} />);
  expect(screen.getByText(/^searched/)).toBeTruthy();
  rerender(<ListSummary task={{ ...task, imported: { ...imported, problems: [] } }} routes={routesOf(2)} />);
  expect(screen.queryByText(/^searched/)).toBeNull();
});
