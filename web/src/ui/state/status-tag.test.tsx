import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { StatusTag } from './status-tag.tsx';

beforeAll(() => i18n.loadNamespaces(['common']));

it.each([
  ['queued', 2, 'Queued · 2 before it'],
  ['queued', 0, 'Queued'],
  ['queued', undefined, 'Queued'],
  ['searching', 2, 'Searching'],
] as const)('a task that is %s with %s before it says so', (state, tasksAhead, words) => {
  expect(render(<StatusTag state={state} tasksAhead={tasksAhead} />).container.textContent).toBe(words);
});
