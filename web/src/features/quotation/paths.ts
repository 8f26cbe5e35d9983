// Addresses of quotations: /quotation/{history}/{routeId}/{id?}. `new` begins one, `history` shows what there is; `all` in
// place of a route shows those of every route.

export const everyRoute = 'all';

export function newQuotationPath(routeId: string): string {
  return `/quotation/new/${routeId}`;
}

export function quotationsPath(routeId: string): string {
  return `/quotation/history/${routeId}`;
}

export function quotationPath({ routeId, quotationId }: { routeId: string; quotationId: string }): string {
  return `${quotationsPath(routeId)}/${quotationId}`;
}
