// A page that sends a structure to another says in the history entry where the reader can go back to.

export interface CameFrom {
  cameFrom: string;
}

/** The history state for going on from an address of this product, such as `/substructure?searchId=…`. */
export function comingFrom({ pathname, search }: { pathname: string; search: string }): CameFrom {
  return { cameFrom: pathname + search };
}

/** The address in a history state, or null; never one of another site. */
export function cameFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state)) return null;
  const address = state.cameFrom;
  return typeof address === 'string' && /^\/(?!\/)/.test(address) ? address : null;
}
