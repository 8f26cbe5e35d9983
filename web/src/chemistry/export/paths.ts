// Addresses of what follows a route: its cost and its quotations, /quotation/{history}/{routeId}/{id?}. `new` begins one,
// `history` shows what there is; `all` in place of a route shows those of every route.

import type { Currency } from '@app/shared/constants/locale';

export const everyRoute = 'all';

/** One route. A reader of another user's route has it at a different address. */
export function routePath(routeId: string, isShared = false): string {
  return isShared ? `/single/${routeId}` : `/route/detail/${routeId}`;
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

function asked(currency: Currency | undefined): string {
  return currency === undefined ? '' : `?currency=${currency}`;
}
