import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cultures } from '@app/shared/constants/locale';
import { readWords } from '../shared/i18n/i18n.ts';
import { distinctGroups, keyGroups } from '../shared/keys/key-lines.ts';
import { tableKeys } from '../shared/keys/table-keys.ts';
import { detailShortcuts } from '../features/routes/detail/page.tsx';
import { listShortcuts } from '../features/routes/list-keys.ts';
import { graphShortcuts } from '../features/search-graph/graph-view.tsx';
import { hitLines } from '../features/substructure/hits/hit-keys.ts';
import { manualShortcuts } from '../features/manual/workbench/workbench.tsx';
import { useShortcuts, type Shortcut } from '../shared/keys/use-shortcuts.ts';

const tables: readonly (readonly [string, readonly Shortcut[]])[] = [
  ['commands:keys.detail', detailShortcuts],
  ['routes:listPage.keys.title', listShortcuts],
  ['commands:keys.graph', graphShortcuts],
  ['commands:keys.manual', manualShortcuts],
];

function Page({ title, table, handle }: { title: string; table: readonly Shortcut[]; handle: (key: string) => void }) {
  useShortcuts(title, table, handle);
  return <input aria-label="field" />;
}

const everyKey = [...'abcdefghijklmnopqrstuvwxyz0123456789[]=+-/?.,', ' '].concat(
  ['Enter', 'Escape', 'Delete', 'Home', 'End', 'Tab', 'F2'],
  ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown'],
);

it.each(tables)('what %s lists is listened for, and nothing else is', (title, table) => {
  const handle = vi.fn<(key: string) => void>();
  const { unmount, getByLabelText } = render(<Page title={title} table={table} handle={handle} />);
  for (const key of everyKey) fireEvent.keyDown(document.body, { key });
  expect(new Set(handle.mock.calls.map(([key]) => key))).toEqual(new Set(table.flatMap(({ on }) => on)));
  expect(distinctGroups(keyGroups.get())).toEqual([{ title, lines: table }]);
  handle.mockClear();
  for (const key of everyKey) fireEvent.keyDown(getByLabelText('field'), { key });
  for (const key of everyKey) fireEvent.keyDown(document.body, { key, ctrlKey: true });
  expect(handle).not.toHaveBeenCalled();
  unmount();
  expect(keyGroups.get()).toEqual([]);
});

it.each(tables)('no two lines of %s are about the same key', (_title, table) => {
  const keys = table.flatMap(({ on }) => on);
  expect(new Set(keys).size).toBe(keys.length);
});

it.each(cultures)('has words in %s for every line', async (culture) => {
  const words: unknown = {
    commands: await readWords(culture, 'commands'),
    routes: await readWords(culture, 'routes'),
  };
  const wordOf = (says: string): unknown =>
    says.split(/[:.]/).reduce((place: unknown, key) => place && Reflect.get(Object(place), key), words);
  const lines = [...tables.flatMap(([, table]) => table), ...tableKeys, ...hitLines];
  const all = [...tables.map(([title]) => title), ...lines.map(({ says }) => says)];
  expect(all.filter((says) => typeof wordOf(says) !== 'string')).toEqual([]);
});

it('names a key once, however many listen for it', () => {
  const lines = [{ keys: ['C'], says: 'commands:keys.copySmiles' }];
  const more = [...lines, { keys: ['Shift+C'], says: 'commands:keys.copyMenu' }];
  expect(
    distinctGroups([
      { title: 'a', lines },
      { title: 'b', lines },
      { title: 'a', lines: more },
    ]),
  ).toEqual([
    { title: 'a', lines: more },
    { title: 'b', lines },
  ]);
});
