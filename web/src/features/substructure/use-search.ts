// The form, and the search that was made of it. A search that the service has forgotten is made again.

import type { HitPage } from '@app/shared/contracts/substructure';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { mayPass } from '../../shared/api/call-error.ts';
import type { Drawing } from '../../chemistry/editor/drawing.ts';
import { keepDraft, keepForm, keptForm, readDraft } from './kept-searches.ts';
import { readPlace, writePlace, type Place } from './hits-address.ts';
import { asksTheSame, bodyOf, emptyForm, hasQuery, problemOf, type SearchForm } from './search-form.ts';
import { useHits, useKeepHits } from './use-hits.ts';

const optionRestMs = 450;
const firstPlace: Place = { searchId: null, page: 1, sort: 'relevance' };

export type Search = ReturnType<typeof useSearch>;

export function useSearch() {
  const [address, setAddress] = useSearchParams();
  const place = readPlace(address);
  const { searchId } = place;
  const [form, setForm] = useState(() => formFor(searchId));
  const [canvas, setCanvas] = useState(() => canvasOf(formFor(searchId)));
  // Back and forward lead to other searches of this tab, each with its form; a search just made has its form here.
  const [followed, setFollowed] = useState(searchId);
  const [ownId, setOwnId] = useState<string | null>(null);
  /** The drawing is being changed: its recognition is no longer valid. */
  const [isPenDown, setPenDown] = useState(false);
  const [took, setTook] = useState<{ searchId: string; ms: number } | null>(null);
  if (searchId !== followed) {
    setFollowed(searchId);
    const kept = searchId === null || searchId === ownId ? null : keptForm(searchId);
    if (kept) {
      setOwnId(null);
      setForm(kept);
      setCanvas(canvasOf(kept));
    }
  }
  const { isRunning, error, run, forgetError } = useRun((page, { form: searched, to, replace }) => {
    setOwnId(page.searchId);
    setTook({ searchId: page.searchId, ms: page.ms });
    if (searched.text !== '') setCanvas({ molfile: shownOf(page) });
    setAddress(writePlace({ ...to, searchId: page.searchId }), { replace });
  });
  const hits = useHits(place);
  const optionTimer = useRef(0);
  const asked = searchId === null ? null : keptForm(searchId);

  /** Searches with the current form. */
  const start = (next: SearchForm, { replace = false } = {}) => {
    window.clearTimeout(optionTimer.current);
    if (!isPenDown && problemOf(next) === null) void run({ form: next, to: { ...place, page: 1 }, replace });
  };

  /** Changes the form; a change of anything but the query refines the search at once. */
  const change = (changes: Partial<SearchForm>) => {
    const next = { ...form, ...(isOfQuery(changes) && { shown: '' }), ...changes };
    setForm(next);
    window.clearTimeout(optionTimer.current);
    if (isOfQuery(changes)) return forgetError();
    if (searchId === null || isPenDown || problemOf(next) !== null) return undefined;
    optionTimer.current = window.setTimeout(() => start(next, { replace: true }), optionRestMs);
    return undefined;
  };

  /** Takes a structure as text and searches with it. */
  const searchFor = useCallback(
    (text: string, options: Partial<SearchForm> = {}, replace = false) => {
      const next = { ...form, ...options, text, molfile: '', shown: '' };
      setForm(next);
      if (problemOf(next) === null) void run({ form: next, to: firstPlace, replace });
    },
    [form, run],
  );

  const draw = (drawing: Drawing) => {
    if (drawing.isEmpty && form.molfile === '') return;
    change({ text: '', molfile: drawing.isEmpty ? '' : drawing.molfile });
  };

  const restart = () => {
    window.clearTimeout(optionTimer.current);
    forgetError();
    setForm(emptyForm);
    setCanvas({ molfile: '' });
    setAddress({});
  };

  useEffect(() => keepDraft(form), [form]);
  useEffect(() => () => window.clearTimeout(optionTimer.current), []);
  const isLost = hits.error !== undefined && !mayPass(hits.error);
  useAgain(isLost ? searchId : null, (lost) => void run({ form: lost, to: place, replace: true }));
  useAddressQuery(searchFor);

  return {
    place,
    form,
    canvas,
    asked,
    hits,
    isRunning: isRunning || (isLost && asked !== null && error === null),
    /** Milliseconds that the search took, where it was made on this visit. */
    tookMs: took?.searchId === searchId ? (took?.ms ?? null) : null,
    /** Why the last search was refused. */
    error,
    /** The form has changed since the hits were found. */
    isChanged: hasQuery(form) && (asked === null || !asksTheSame(asked, form)),
    problem: problemOf(form),
    isPenDown,
    setPenDown,
    change,
    start: () => start(form),
    searchFor,
    /** Puts a structure on the canvas and into the form without searching. */
    edit: (text: string) => {
      change({ text, molfile: '', shown: text });
      setCanvas({ molfile: text });
    },
    draw,
    /** A molfile from elsewhere: a drawing, and on the canvas. */
    paste: (molfile: string) => {
      change({ text: '', molfile });
      setCanvas({ molfile });
    },
    clearQuery: () => {
      change({ text: '', molfile: '' });
      setCanvas({ molfile: '' });
    },
    restart,
    goTo: (to: Partial<Place>, replace = false) => setAddress(writePlace({ ...place, ...to }), { replace }),
  };
}

interface Order {
  form: SearchForm;
  /** The place to go to with what is found. */
  to: Place;
  /** Does it take the place of the entry in the history? */
  replace: boolean;
}

/** Makes searches, one at a time: a later one ends an earlier one. */
function useRun(onFound: (page: HitPage, order: Order) => void) {
  const keepHits = useKeepHits();
  const running = useRef<AbortController>(null);
  const found = useRef(onFound);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => () => running.current?.abort(), []);
  const run = useCallback(
    async (order: Order) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setRunning(true);
      setError(null);
      try {
        const page = await call('substructureSearch', { body: bodyOf(order.form) }, { signal: mine.signal });
        if (mine.signal.aborted) return;
        keepForm(page.searchId, { ...order.form, shown: order.form.text === '' ? '' : shownOf(page) });
        await keepHits(page);
        if (!mine.signal.aborted) found.current(page, order);
      } catch (cause) {
        if (!mine.signal.aborted) setError(cause);
      } finally {
        if (running.current === mine) setRunning(false);
      }
    },
    [keepHits],
  );
  const forgetError = useCallback(() => setError(null), []);
  return { isRunning, error, run, forgetError };
}

/** A search that the service has dropped, but whose form this tab still has, is repeated once. */
function useAgain(lostId: string | null, onLost: (form: SearchForm) => void): void {
  const triedFor = useRef<string>(null);
  const again = useEffectEvent(onLost);
  useEffect(() => {
    if (lostId === null || triedFor.current === lostId) return;
    triedFor.current = lostId;
    const form = keptForm(lostId);
    if (form) again(form);
  }, [lostId]);
}

/** A structure in the address (`?smiles=`, with `&mode=`) is searched for once and then leaves the address. */
function useAddressQuery(searchFor: (text: string, options: Partial<SearchForm>, replace: boolean) => void): void {
  const [address, setAddress] = useSearchParams();
  const taken = useRef<string>(null);
  const smiles = address.get('smiles');
  const mode = address.get('mode');
  useEffect(() => {
    if (!smiles || taken.current === smiles) return;
    taken.current = smiles;
    setAddress({}, { replace: true });
    searchFor(smiles, { ...emptyForm, mode: mode === 'similarity' || mode === 'exact' ? mode : 'substructure' }, true);
  }, [smiles, mode, searchFor, setAddress]);
}

function formFor(searchId: string | null): SearchForm {
  return (searchId === null ? null : keptForm(searchId)) ?? readDraft();
}

/** What the editor shows of a form; it draws SMILES as well as molfiles. */
function canvasOf({ molfile, shown }: SearchForm): { molfile: string } {
  return { molfile: molfile || shown };
}

/** What was typed appears on the canvas as it was understood; a pattern says more than the editor could keep of it. */
function shownOf({ query }: HitPage): string {
  return query.kind === 'smarts' ? '' : query.smiles;
}

function isOfQuery(changes: Partial<SearchForm>): boolean {
  return changes.text !== undefined || changes.molfile !== undefined;
}
