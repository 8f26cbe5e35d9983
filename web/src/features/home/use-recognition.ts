import type { CallData } from '@app/shared/contracts/catalogue';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';

export type Recognised = CallData<'structureCheck'>;

type Answer = { status: 'recognised'; found: Recognised } | { status: 'refused'; error: unknown };

export type Recognition =
  | { status: 'empty' }
  /** The earlier molecule stays in sight until the answer is there. */
  | { status: 'checking'; earlier?: Recognised }
  | Answer;

interface Asked {
  text: string;
  attempt: number;
  answer: Answer;
}

const typingPauseMs = 350;

/** Follows a text and says which molecule it is. Asks at once for what was pasted, after a pause for what is typed. */
export function useRecognition(text: string): { recognition: Recognition; retry: () => void } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [attempt, setAttempt] = useState(0);
  const lastLength = useRef(0);
  useEffect(() => {
    const typed = Math.abs(text.length - lastLength.current) <= 1;
    lastLength.current = text.length;
    if (text === '') return undefined;
    const controller = new AbortController();
    const check = async () => {
      const answer = await recognise(text, controller.signal);
      if (!controller.signal.aborted) setAsked({ text, attempt, answer });
    };
    const timer = window.setTimeout(() => void check(), typed ? typingPauseMs : 0);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [text, attempt]);
  return { recognition: recognitionOf(text, attempt, asked), retry: () => setAttempt((count) => count + 1) };
}

function recognitionOf(text: string, attempt: number, asked: Asked | null): Recognition {
  if (text === '') return { status: 'empty' };
  if (asked?.text === text && asked.attempt === attempt) return asked.answer;
  return { status: 'checking', earlier: asked?.answer.status === 'recognised' ? asked.answer.found : undefined };
}

async function recognise(structure: string, signal: AbortSignal): Promise<Answer> {
  try {
    return { status: 'recognised', found: await call('structureCheck', { body: { structure } }, { signal }) };
  } catch (error) {
    return { status: 'refused', error };
  }
}
