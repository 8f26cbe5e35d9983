import type { CallData } from '@app/shared/contracts/catalogue';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, computingBusyCode } from '../../../shared/api/call-error.ts';
import { call } from '../../../shared/api/call.ts';

export type Recognised = CallData<'structureCheck'>;

/** `plannedAs` is the user's earlier task for the same molecule. */
type CheckResult =
  | { status: 'recognised'; found: Recognised; plannedAs?: string }
  | { status: 'refused'; error: unknown; what: 'structure' | 'search' };

export type Recognition = { status: 'empty' } | { status: 'checking' } | CheckResult;

interface Asked {
  text: string;
  attempt: number;
  response: CheckResult;
}

const typingPauseMs = 350;
/** After these a busy service is asked again, before the user is left to ask. */
const busyPausesMs = [2000, 5000, 10_000];

/**
 * Follows a text and says which molecule it is and, for a user who may plan, whether its search may start.
 * Asks at once for what was pasted, after a pause for what is typed, and again where the service is busy.
 */
export function useRecognition(text: string, mayPlan: boolean): { recognition: Recognition; retry: () => void } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [attempt, setAttempt] = useState(0);
  const lastLength = useRef(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  useEffect(() => {
    const typed = Math.abs(text.length - lastLength.current) <= 1;
    lastLength.current = text.length;
    if (text === '') return undefined;
    const controller = new AbortController();
    let timer = 0;
    const check = async (pausesMs: readonly number[]) => {
      const response = await recognise(text, mayPlan, controller.signal);
      if (controller.signal.aborted) return;
      setAsked({ text, attempt, response });
      const [pauseMs, ...later] = pausesMs;
      if (pauseMs !== undefined && isBusy(response)) timer = window.setTimeout(() => void check(later), pauseMs);
    };
    timer = window.setTimeout(() => void check(busyPausesMs), typed ? typingPauseMs : 0);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [text, attempt, mayPlan]);
  return { recognition: recognitionOf(text, attempt, asked), retry };
}

function isBusy(response: CheckResult): boolean {
  return (
    response.status === 'refused' && response.error instanceof CallError && response.error.code === computingBusyCode
  );
}

function recognitionOf(text: string, attempt: number, asked: Asked | null): Recognition {
  if (text === '') return { status: 'empty' };
  if (asked?.text === text && asked.attempt === attempt) return asked.response;
  return { status: 'checking' };
}

async function recognise(structure: string, mayPlan: boolean, signal: AbortSignal): Promise<CheckResult> {
  const input = { body: { structure } };
  let found: Recognised | undefined;
  try {
    found = await call('structureCheck', input, { signal });
    if (!mayPlan) return { status: 'recognised', found };
    // Controlled compounds are shown here, not after the click.
    const { sameTargetTaskId } = await call('searchCheck', input, { signal });
    return { status: 'recognised', found, plannedAs: sameTargetTaskId };
  } catch (error) {
    return { status: 'refused', error, what: found ? 'search' : 'structure' };
  }
}
