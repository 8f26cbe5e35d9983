// A long list of the service's, fetched a page at a time as its rows come into sight. What is far away is forgotten again.

export const rowPageSize = 200;
/** 60 pages: 12,000 rows are kept at most. */
const pagesKept = 60;

export interface RowPage<Row> {
  total: number;
  items: readonly Row[];
}

/** Fetches a page, from 1; `isRefresh` where it was shown before and may have changed. */
export type LoadRows<Row> = (pageIndex: number, signal: AbortSignal, isRefresh: boolean) => Promise<RowPage<Row>>;

export interface RowState<Row> {
  /** Undefined until a page is loaded. */
  total: number | undefined;
  pages: ReadonlyMap<number, readonly Row[]>;
  /** Why a page in sight did not come. */
  error: unknown;
}

export interface RowSource<Row> {
  state: () => RowState<Row>;
  subscribe: (changed: () => void) => () => void;
  /** These rows are in sight, from 0, `end` excluded. */
  want: (first: number, end: number) => void;
  /** Rows may have changed or been added: what is in sight is fetched again, the rest when it comes into sight. */
  refresh: () => void;
  /** Rows from `first` to `end`, in sight or not. */
  read: (first: number, end: number) => Promise<Row[]>;
  stop: () => void;
}

/** How many rows are there without a gap, from the first. */
export function knownRows({ pages }: RowState<unknown>): number {
  let known = 0;
  for (let page = 1; pages.has(page); page += 1) known += pages.get(page)?.length ?? 0;
  return known;
}

export function createRowSource<Row>(load: LoadRows<Row>): RowSource<Row> {
  let state: RowState<Row> = { total: undefined, pages: new Map(), error: undefined };
  let wanted: number[] = [];
  let stale = new Set<number>();
  const listeners = new Set<() => void>();
  const inFlight = new Map<number, AbortController>();

  const set = (change: Partial<RowState<Row>>) => {
    state = { ...state, ...change };
    for (const changed of listeners) changed();
  };
  const keep = (page: number, { total, items }: RowPage<Row>) => {
    stale.delete(page);
    const pages = new Map(state.pages);
    pages.delete(page);
    pages.set(page, items);
    for (const old of [...pages.keys()].slice(0, Math.max(0, pages.size - pagesKept)))
      if (!wanted.includes(old)) pages.delete(old);
    set({ total, pages, error: undefined });
  };
  const fetchPage = async (page: number) => {
    const stop = new AbortController();
    inFlight.set(page, stop);
    const isRefresh = state.pages.has(page);
    try {
      const response = await load(page, stop.signal, isRefresh);
      if (!stop.signal.aborted) keep(page, response);
    } catch (error) {
      if (stop.signal.aborted) return;
      set({ error });
    } finally {
      if (inFlight.get(page) === stop) inFlight.delete(page);
    }
  };
  const ask = () => {
    for (const page of wanted) {
      const isKnown = state.pages.has(page) && !stale.has(page);
      if (!isKnown && !inFlight.has(page) && page <= lastPage(state)) void fetchPage(page);
    }
  };

  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    want: (first, end) => {
      wanted = pagesOf(first, Math.max(end, first + 1));
      // Rows that were scrolled past are not waited for.
      for (const [page, stop] of inFlight) {
        if (wanted.includes(page)) continue;
        inFlight.delete(page);
        stop.abort();
      }
      ask();
    },
    refresh: () => {
      stale = new Set(state.pages.keys());
      // A last page that was not full grows.
      if (wanted.length === 0) wanted = [1];
      ask();
    },
    read: async (first, end) => {
      const rows: Row[] = [];
      const stop = new AbortController();
      for (const page of pagesOf(first, end)) {
        const known = stale.has(page) ? undefined : state.pages.get(page);
        const items = known ?? (await load(page, stop.signal, false)).items;
        const start = (page - 1) * rowPageSize;
        rows.push(...items.slice(Math.max(0, first - start), end - start));
      }
      return rows;
    },
    stop: () => {
      for (const stop of inFlight.values()) stop.abort();
      inFlight.clear();
      wanted = [];
    },
  };
}

/** The row at an index of the list, if loaded. */
export function rowAt<Row>({ pages }: Pick<RowState<Row>, 'pages'>, index: number): Row | undefined {
  return pages.get(Math.floor(index / rowPageSize) + 1)?.[index % rowPageSize];
}

function pagesOf(first: number, end: number): number[] {
  const from = Math.floor(first / rowPageSize) + 1;
  const count = Math.max(0, Math.ceil(end / rowPageSize) - from + 1);
  return Array.from({ length: count }, (_, index) => from + index);
}

/** Nothing is asked behind the end; the first page is always there to ask. */
function lastPage({ total }: { total: number | undefined }): number {
  return total === undefined ? Infinity : Math.max(1, Math.ceil(total / rowPageSize));
}
