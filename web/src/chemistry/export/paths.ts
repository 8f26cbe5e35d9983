// Addresses of routes and of what follows them. Quotations are /quotation/{history}/{routeId}/{id?}: `new` begins one, `history`
// shows what there is; `all` in place of a route shows those of every route.

import type { Currency } from '@app/shared/constants/locale';

export const everyRoute = 'all';

/** One route. A reader of another user's route has it at a different address. */
export function routePath(routeId: string, isShared = false): string {
  return isShared ? `/single/${routeId}` : `/route/detail/${routeId}`;
}

/** In the address of a route that was edited: the route before the edit. */
export const changedFromName = 'changedFrom';

/** A route that was edited, with its changes marked. */
export function editedRoutePath(routeId: string, changedFrom: string): string {
  return `${routePath(routeId)}?${changedFromName}=${changedFrom}`;
}

/** The routes of a task. */
export function routeListPath(routeType: string, taskId: string, smilesUniqueCode?: string): string {
  return `/route/list/${routeType}${partOf(smilesUniqueCode)}?task=${taskId}`;
}

/** The task itself. */
export function taskPath(taskId: string, routeType: string): string {
  return `/${routeType}?task=${taskId}`;
}

/** Home takes the structure along and notes where it came from (specification section 2). */
export function homePath(smiles: string, source?: string): string {
  return `/home?${new URLSearchParams({ smiles, ...(source && { source }) }).toString()}`;
}

/** All that the search of a task looked at, around one of its molecules, or around the target. */
export function searchGraphPath(routeType: string, taskId: string, smilesUniqueCode?: string): string {
  return `/route/force/${routeType}${partOf(smilesUniqueCode)}?task=${taskId}`;
}

/** The canvas of one route under construction; without an id, where one is begun. */
export function manualPath(draftId?: string): string {
  return `/route/manual${partOf(draftId)}`;
}

/** A route by hand for a molecule. */
export function manualPlanPath(smilesUniqueCode: string): string {
  return `/route/manual?from=${smilesUniqueCode}`;
}

export function costPath(routeId: string, currency?: Currency): string {
  return `/cost/${routeId}${asked(currency)}`;
}

export function newQuotationPath(routeId: string, currency?: Currency): string {
  return `/quotation/new/${routeId}${asked(currency)}`;
}

export function quotationsPath(routeId: string): string {
  return `/quotation/history/${routeId}`;
}

export function quotationPath({ routeId, quotationId }: { routeId: string; quotationId: string }): string {
  return `${quotationsPath(routeId)}/${quotationId}`;
}

/** What two to four routes cost, side by side. */
export function compareCostsPath([first = '', ...others]: readonly string[]): string {
  return `${costPath(first)}?with=${others.join(',')}`;
}

function partOf(part: string | undefined): string {
  return part === undefined ? '' : `/${part}`;
}

function asked(currency: Currency | undefined): string {
  return currency === undefined ? '' : `?currency=${currency}`;
}
