import type { TFunction } from 'i18next';
import { saveFrom } from '../../shared/api/files/download.ts';
import type { MenuItem } from '../../ui/menu/menu.tsx';

/** Entries of an export menu that save a route, or all of a task, as JSON. */
export function jsonItems(what: { routeId: string } | { taskId: string }, t: TFunction<'routes'>): MenuItem[] {
  const place = 'routeId' in what ? 'detail' : 'list';
  return [
    { key: 'json', label: t(`${place}.exportJson`), onSelect: () => save(what, 'routes') },
    { key: 'aizynth', label: t(`${place}.exportAizynth`), onSelect: () => save(what, 'aizynth') },
    { key: 'retrocast', label: t(`${place}.exportRetrocast`), onSelect: () => save(what, 'retrocast') },
  ];
}

function save(what: Record<string, string>, form: string): void {
  saveFrom(`/api/export/routes?${new URLSearchParams({ ...what, form }).toString()}`);
}
