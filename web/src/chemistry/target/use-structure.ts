// One structure, two ways in: the input line and the editor. Whichever was used last is checked by the service.

import type { CallData } from '@app/shared/contracts/catalogue';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { CallError } from '../../shared/api/call-error.ts';
import type { Drawing } from '../editor/drawing.ts';
import { explanationOf, messageOf, presentError } from '../../shared/errors/present.ts';
import { keepDraft, readDraft, type Draft } from './draft.ts';

export type Recognised = CallData<'structureCheck'>;

export type Recognition =
  | { state: 'empty' }
  | { state: 'checking' }
  /** The line holds something else than what was read last. */
  | { state: 'unread' }
  | { state: 'reaction' }
  | { state: 'recognised'; response: Recognised }
  | { state: 'refused'; message: string; explanation: string | undefined; isNetwork: boolean };

export type Structure = ReturnType<typeof useStructure>;

/** Is the drawing what the line says? `waits`: not until the line has been read; `differs`: not as the line is now. */
export type CanvasState = 'current' | 'waits' | 'differs';

const noDraft: Draft = { text: '', molfile: '', taskName: '' };

/**
 * `draftKey` names the place in this tab's storage where the unsaved drawing outlives a reload. While `keepsDraft` is false, what
 * is here belongs to another component, and the draft stays as it is.
 */
export function useStructure(draftKey: string, keepsDraft = true) {
  const [saved] = useState(() => (keepsDraft ? (readDraft(draftKey) ?? noDraft) : noDraft));
  const [text, setText] = useState(saved.text);
  const [readText, setReadText] = useState(saved.text);
  const [taskName, setTaskName] = useState(saved.taskName);
  const [molfile, setMolfile] = useState(saved.molfile);
  const [drawn, setDrawn] = useState<{ molfile: string } | null>(saved.molfile ? { molfile: saved.molfile } : null);
  const [isFromLine, setFromLine] = useState(true);
  const [isPenDown, setPenDown] = useState(false);
  const [recognition, setRecognition] = useState<Recognition>({
    state: saved.text || saved.molfile ? 'checking' : 'empty',
  });
  /** What the service was given, and what a task will be given. */
  const given = useRef('');
  const running = useRef<AbortController>(null);

  const write = useCallback((line: string) => {
    setText(line);
    setReadText(line);
  }, []);
  const show = useCallback((shown: string) => {
    setDrawn({ molfile: shown });
    setMolfile(shown);
  }, []);

  const check = useCallback(async (structure: string, onReply: (response: Recognised) => void) => {
    running.current?.abort();
    given.current = structure;
    if (structure.trim() === '') return setRecognition({ state: 'empty' });
    running.current = new AbortController();
    setRecognition({ state: 'checking' });
    const result = await recognise(structure, running.current.signal);
    if (result === null) return undefined;
    setRecognition(result);
    return result.state === 'recognised' ? onReply(result.response) : undefined;
  }, []);

  const resolveText = useCallback(
    (typed: string) => {
      write(typed);
      setFromLine(true);
      if (typed.trim() === '') show('');
      return check(typed, (response) => {
        // A molfile or a drawing has lines, and the input line has one.
        if (typed.trim().includes('\n')) write(response.molecule.smiles);
        show(response.molfile);
      });
    },
    [check, write, show],
  );

  const resolveDrawing = useCallback(
    (drawing: Drawing) => {
      setMolfile(drawing.molfile);
      setFromLine(false);
      if (drawing.isReaction) {
        running.current?.abort();
        return setRecognition({ state: 'reaction' });
      }
      if (drawing.isEmpty) write('');
      return check(drawing.isEmpty ? '' : drawing.molfile, (response) => write(response.molecule.smiles));
    },
    [check, write],
  );

  /** Goes on with what the tab keeps. */
  const resumeDraft = useCallback(() => {
    const draft = readDraft(draftKey) ?? noDraft;
    write(draft.text);
    setTaskName(draft.taskName);
    show(draft.molfile);
    return check(draft.text || draft.molfile, (response) => draft.molfile === '' && show(response.molfile));
  }, [draftKey, check, write, show]);

  useEffect(() => {
    if (keepsDraft) keepDraft(draftKey, { text, molfile, taskName });
  }, [keepsDraft, draftKey, text, molfile, taskName]);
  useEffect(() => {
    const kept = saved.text || saved.molfile;
    const mine = new AbortController();
    running.current = mine;
    if (kept) {
      given.current = kept;
      recognise(kept, mine.signal).then((result) => result && setRecognition(result), presentError);
    }
    return () => running.current?.abort();
  }, [saved]);

  const isUnread = text !== readText;
  return {
    text,
    setText,
    taskName,
    setTaskName,
    drawn,
    recognition: knownNow(recognition, isPenDown, isUnread),
    canvas: isFromLine ? canvasState(recognition, isUnread) : isUnread ? 'differs' : 'current',
    /** The user is drawing: the recognition is no longer valid. */
    setPenDown,
    structure: () => given.current,
    resolveText,
    resolveDrawing,
    resumeDraft,
  };
}

function knownNow(recognition: Recognition, isPenDown: boolean, isUnread: boolean): Recognition {
  if (isPenDown) return { state: 'checking' };
  return isUnread ? { state: 'unread' } : recognition;
}

function canvasState({ state }: Recognition, isUnread: boolean): CanvasState {
  if (isUnread || state === 'refused') return 'differs';
  return state === 'checking' ? 'waits' : 'current';
}

/** What the service says of a structure; null when `signal` ended the question. */
async function recognise(structure: string, signal: AbortSignal): Promise<Recognition | null> {
  try {
    const response = await call('structureCheck', { body: { structure } }, { signal });
    return signal.aborted ? null : { state: 'recognised', response };
  } catch (error) {
    if (signal.aborted) return null;
    const isNetwork = error instanceof CallError && error.kind !== 'envelope';
    return { state: 'refused', message: messageOf(error), explanation: explanationOf(error), isNetwork };
  }
}
