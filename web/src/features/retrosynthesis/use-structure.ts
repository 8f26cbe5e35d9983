// One structure, two ways in: the input line and the editor. Whichever was used last is checked by the service.

import type { CallData } from '@app/shared/contracts/catalogue';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import type { Drawing } from '../../chem/structure-editor.tsx';
import { messageOf } from '../../errors/present.ts';
import { keepDraft, readDraft } from './draft.ts';

export type Recognised = CallData<'structureCheck'>;

export type Recognition =
  | { state: 'empty' }
  | { state: 'checking' }
  | { state: 'reaction' }
  | { state: 'recognised'; answer: Recognised }
  | { state: 'refused'; message: string; isNetwork: boolean };

export function useStructure() {
  const [saved] = useState(readDraft);
  const [text, setText] = useState(saved?.text ?? '');
  const [taskName, setTaskName] = useState(saved?.taskName ?? '');
  const [drawn, setDrawn] = useState<{ molfile: string } | null>(saved?.molfile ? { molfile: saved.molfile } : null);
  const [recognition, setRecognition] = useState<Recognition>({ state: 'empty' });
  /** What the service was given, and what a task will be given. */
  const given = useRef('');
  const running = useRef<AbortController>(null);
  const [molfile, setMolfile] = useState(saved?.molfile ?? '');

  const check = useCallback(async (structure: string, onAnswer: (answer: Recognised) => void) => {
    running.current?.abort();
    given.current = structure;
    if (structure.trim() === '') return setRecognition({ state: 'empty' });
    const mine = new AbortController();
    running.current = mine;
    setRecognition({ state: 'checking' });
    try {
      const answer = await call('structureCheck', { body: { structure } }, { signal: mine.signal });
      if (mine.signal.aborted) return undefined;
      setRecognition({ state: 'recognised', answer });
      return onAnswer(answer);
    } catch (error) {
      if (!mine.signal.aborted) setRecognition(refusal(error));
      return undefined;
    }
  }, []);

  const resolveText = useCallback(
    (typed: string) => {
      setText(typed);
      if (typed.trim() === '') {
        setDrawn({ molfile: '' });
        setMolfile('');
      }
      return check(typed, (answer) => {
        setDrawn({ molfile: answer.molfile });
        setMolfile(answer.molfile);
      });
    },
    [check],
  );

  const resolveDrawing = useCallback(
    (drawing: Drawing) => {
      setMolfile(drawing.molfile);
      if (drawing.isReaction) {
        running.current?.abort();
        return setRecognition({ state: 'reaction' });
      }
      if (drawing.isEmpty) setText('');
      return check(drawing.isEmpty ? '' : drawing.molfile, (answer) => setText(answer.molecule.smiles));
    },
    [check],
  );

  useEffect(() => keepDraft({ text, molfile, taskName }), [text, molfile, taskName]);
  useEffect(() => {
    if (saved?.text || saved?.molfile) check(saved.text || saved.molfile, () => undefined).catch(() => undefined);
    return () => running.current?.abort();
  }, [saved, check]);

  const structure = () => given.current;
  return { text, setText, taskName, setTaskName, drawn, recognition, structure, resolveText, resolveDrawing };
}

function refusal(error: unknown): Recognition {
  const isNetwork = error instanceof CallError && error.kind !== 'envelope';
  return { state: 'refused', message: messageOf(error), isNetwork };
}
