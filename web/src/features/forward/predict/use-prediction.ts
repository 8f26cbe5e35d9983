// A mixture, and what it gives: asked for at once, with what was typed or drawn last.

import type { ForwardPrediction } from '@app/shared/contracts/forward/products';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { Drawing } from '../../../chemistry/editor/drawing.ts';

const draftKey = 'forwardMixture';
const longestDraft = 60_000;

export interface Prediction {
  /** What was asked. */
  mixture: string;
  response: ForwardPrediction;
}

export function usePrediction() {
  const [mixture, setMixture] = useState(() => window.sessionStorage.getItem(draftKey) ?? '');
  const [canvas, setCanvas] = useState<{ molfile: string } | null>(null);
  const [top, setTop] = useState(10);
  const [found, setFound] = useState<Prediction | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isRunning, setRunning] = useState(false);
  /** The drawing is being changed: its recognition is no longer valid. */
  const [isPenDown, setPenDown] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => {
    if (mixture.length <= longestDraft) window.sessionStorage.setItem(draftKey, mixture);
  }, [mixture]);
  useEffect(() => () => running.current?.abort(), []);

  const change = (text: string) => {
    running.current?.abort();
    setRunning(false);
    setError(null);
    setMixture(text);
  };
  const mayPredict = mixture.trim() !== '' && !isPenDown;
  const predict = async (most = top) => {
    if (!mayPredict) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setRunning(true);
    setError(null);
    try {
      const response = await call('forwardPredict', { body: { mixture, top: most } }, { signal });
      if (signal.aborted) return;
      setFound({ mixture, response });
      // The canvas shows the typed text as it was understood.
      setCanvas({ molfile: [...response.reactants, ...response.agents].map(({ smiles }) => smiles).join('.') });
    } catch (cause) {
      if (!signal.aborted) setError(cause);
    } finally {
      if (!signal.aborted) setRunning(false);
    }
  };
  return {
    mixture,
    canvas,
    top,
    found,
    error,
    isRunning,
    mayPredict,
    setPenDown,
    /** The result shown is of another mixture. */
    isChanged: found !== null && found.mixture !== mixture,
    change,
    draw: ({ isEmpty, smiles, molfile }: Drawing) => change(isEmpty ? '' : smiles || molfile),
    clear: () => {
      change('');
      setFound(null);
      setCanvas({ molfile: '' });
    },
    setTop: (most: number) => {
      setTop(most);
      if (found) void predict(most);
    },
    predict: () => predict(),
  };
}

export type PredictionState = ReturnType<typeof usePrediction>;
