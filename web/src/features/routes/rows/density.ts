const storageKey = 'routeListDensity';
const panelKey = 'routeListFilters';

/** Layout of the routes: rows of two heights, cards, or points of a chart. */
export const listViews = ['comfortable', 'compact', 'cards', 'chart'] as const;
export type ListView = (typeof listViews)[number];

/** How this browser's user likes the list. */
export function savedView(): ListView {
  return listViews.find((view) => view === window.localStorage.getItem(storageKey)) ?? 'comfortable';
}

/** Keeps it for the next visit. */
export function keepView(view: ListView): void {
  window.localStorage.setItem(storageKey, view);
}

/** Whether this browser's user left the filters open. */
export function savedPanel(): boolean {
  return window.localStorage.getItem(panelKey) === 'open';
}

/** Keeps it for the next visit. */
export function keepPanel(isOpen: boolean): void {
  window.localStorage.setItem(panelKey, isOpen ? 'open' : 'closed');
}
