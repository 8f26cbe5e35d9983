import type { Permission } from '@app/shared/constants/modules';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { step, summary } from '../../../chemistry/tree/test-routes.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { sessionStore } from '../../../shared/session/session.ts';
import { testSession } from '../../../shared/session/test-session.ts';
import { OptimizeLink } from './step-evidence.tsx';

beforeAll(() => i18n.loadNamespaces(['conditions']));

function show(permissions: Permission[]): HTMLElement | null {
  sessionStore.set(testSession({ permissions }));
  render(
    <MemoryRouter>
      <OptimizeLink route={{ summary: summary(1) }} step={step(2, 'a')} />
    </MemoryRouter>,
  );
  return screen.queryByRole('link', { name: i18n.t('conditions:optimize') });
}

describe('a step of a route', () => {
  it('leads to the optimization of its conditions, by its id and not by its structures', () => {
    const address = show(['retrosynthesis', 'conditionoptimization'])?.getAttribute('href');
    expect(address).toBe(`/conditionsearch?routeId=${summary(1).routeId}&stepId=step-a`);
  });

  it('offers nothing that the user may not open', () => {
    expect(show(['retrosynthesis'])).toBeNull();
  });
});
