// One structure, two ways in: the input line and the editor. Whichever was used last is checked by the service.

import type { CallData } from '@app/shared/contracts/catalogue';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import type { Drawing } from '../structure-editor.tsx';
import { explanationOf, messageOf, presentError } from '../../errors/present.ts';
import { keepDraft, readDraft } from './draft.ts';

export type Recognised = CallData<'structureCheck'>;

export type Recognition =
  | { state: 'empty' }
  | { state: 'checking' }
  | { state: 'reaction' }
  | { state: 'recognised'; answer: Recognised }
  | { state: 'refused'; message: string; explanation: string | undefined; isNetwork: boolean };

/** `draftKey` names the place in this tab's storage where the unsaved drawing outlives a reload. */
export function useStructure(draftKey: string) {
  const [saved] = useState(() => readDraft(draftKey));
  const [text, setText] = useState(saved?.text ?? '');
  const [taskName, setTaskName] = useState(saved?.taskName ?? '');
  const [drawn, setDrawn] = useState<{ molfile: string } | null>(saved?.molfile ? { molfile: saved.molfile } : null);
  const [recognition, setRecognition] = useState<Recognition>({
    state: saved?.text || saved?.molfile ? 'checking' : 'empty',
  });
  /** What the service was given, and what a task will be given. */
  const given = useRef('');
  const running = useRef<AbortController>(null);
  const [molfile, setMolfile] = useState(saved?.molfile ?? '');

  const check = useCallback(async (structure: string, onAnswer: (answer: Recognised) => void) => {
    running.current?.abort();
    given.current = structure;
    if (structure.trim() === '') return setRecognition({ state: 'empty' });
    running.current = new AbortController();
    setRecognition({ state: 'checking' });
    const result = await recognise(structure, running.current.signal);
    if (result === null) return undefined;
    setRecognition(result);
    return result.state === 'recognised' ? onAnswer(result.answer) : undefined;
  }, []);

  const resolveText = useCallback(
    (typed: string) => {
      setText(typed);
      if (typed.trim() === '') {
        setDrawn({ molfile: '' });
        setMolfile('');
      }
      return check(typed, (answer) => {
        // A molfile or a drawing has lines, and the input line has one.
        if (typed.trim().includes('\n')) setText(answer.molecule.smiles);
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

  useEffect(() => keepDraft(draftKey, { text, molfile, taskName }), [draftKey, text, molfile, taskName]);
  useEffect(() => {
    const kept = saved?.text || saved?.molfile;
    const mine = new AbortController();
    running.current = mine;
    if (kept) {
      given.current = kept;
      recognise(kept, mine.signal).then((result) => result && setRecognition(result), presentError);
    }
    return () => running.current?.abort();
  }, [saved]);

  const structure = () => given.current;
  return { text, setText, taskName, setTaskName, drawn, recognition, structure, resolveText, resolveDrawing };
}

/** What the service says of a structure; null when `signal` ended the question. */
async function recognise(structure: string, signal: AbortSignal): Promise<Recognition | null> {
  try {
    const answer = await call('structureCheck', { body: { structure } }, { signal });
    return signal.aborted ? null : { state: 'recognised', answer };
  } catch (error) {
    if (signal.aborted) return null;
    const isNetwork = error instanceof CallError && error.kind !== 'envelope';
    return { state: 'refused', message: messageOf(error), explanation: explanationOf(error), isNetwork };
  }
}
