// Peaks of a chromatogram against the candidates of a run: what was pasted, what was asked, what was found.

import type { AdductName } from '@app/shared/contracts/impurity/impurity';
import type { MassMatches } from '@app/shared/contracts/impurity/results';
import { useMemo, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { readPeaks, type Peak } from './mass-peaks.ts';

export const usualAdducts: readonly AdductName[] = ['[M+H]+', '[M+Na]+'];
export const usualPpm = '10';

export type MassMatch = MassMatches['items'][number]['matches'][number];

export interface MatchedPeak extends Peak {
  matches: readonly MassMatch[];
}

/** Peaks that a candidate explains, by the candidate's id. */
export type FoundPeaks = ReadonlyMap<string, readonly { mz: number; match: MassMatch }[]>;

export function useMassMatch(batchId: string) {
  const [text, setText] = useKeptText(`impurityPeaks:${batchId}`);
  const [adducts, setAdducts] = useState(usualAdducts);
  const [ppm, setPpm] = useState(usualPpm);
  const { isBusy, run, stop } = useAction();
  const [result, setResult] = useState<readonly MatchedPeak[] | null>(null);
  const list = useMemo(() => readPeaks(text), [text]);
  const found = useMemo(() => foundPeaks(result ?? []), [result]);

  const match = () => {
    stop();
    const { peaks } = list;
    return run(async (signal) => {
      const masses = peaks.map(({ mz }) => mz);
      const body = { batchId, masses, ppm: Number(ppm), adducts: [...adducts] };
      const { items } = await call('impurityMassMatch', { body }, { signal });
      setResult(matchedPeaks(peaks, items));
    });
  };
  const problem = problemOf(list.peaks.length, ppm, adducts.length);
  return { text, setText, list, adducts, setAdducts, ppm, setPpm, isBusy, result, found, problem, match };
}
export type MassMatching = ReturnType<typeof useMassMatch>;

/** What keeps the peaks from being matched; each has its words. */
export function problemOf(peaks: number, ppm: string, adducts: number): 'peaks' | 'ppm' | 'adducts' | null {
  if (peaks === 0) return 'peaks';
  const window = Number(ppm);
  if (ppm.trim() === '' || !(window > 0 && window <= 1_000)) return 'ppm';
  return adducts === 0 ? 'adducts' : null;
}

/** The response gives matches by m/z; only the page knows intensities. */
export function matchedPeaks(peaks: readonly Peak[], items: MassMatches['items']): MatchedPeak[] {
  const matches = new Map(items.map(({ mz, matches: of }) => [mz, of]));
  return peaks.map((peak) => ({ ...peak, matches: matches.get(peak.mz) ?? [] }));
}

export function foundPeaks(peaks: readonly MatchedPeak[]): FoundPeaks {
  const found = new Map<string, { mz: number; match: MassMatch }[]>();
  for (const { mz, matches } of peaks)
    for (const match of matches) {
      if (match.resultId === undefined) continue;
      found.set(match.resultId, [...(found.get(match.resultId) ?? []), { mz, match }]);
    }
  return found;
}

/** What was pasted outlives a reload of the page. */
function useKeptText(storageKey: string) {
  const [text, setText] = useState(() => window.sessionStorage.getItem(storageKey) ?? '');
  const change = (next: string) => {
    setText(next);
    if (next.trim() === '') window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, next);
  };
  return [text, change] as const;
}
