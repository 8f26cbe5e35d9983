import type { TFunction } from 'i18next';
import type { MenuItem } from '../../ui/menu.tsx';

/** Entries of an export menu that save a route, or all of a task, as JSON. */
export function jsonItems(what: { routeId: string } | { taskId: string }, t: TFunction<'routes'>): MenuItem[] {
  const place = 'routeId' in what ? 'detail' : 'list';
  return [
    { key: 'json', label: t(`${place}.exportJson`), onSelect: () => save(what, 'routes') },
    { key: 'aizynth', label: t(`${place}.exportAizynth`), onSelect: () => save(what, 'aizynth') },
  ];
}

function save(what: Record<string, string>, form: string): void {
  const link = document.createElement('a');
  link.href = `/api/export/routes?${new URLSearchParams({ ...what, form }).toString()}`;
  // The service gives the name.
  link.download = '';
  link.click();
}
