// One reaction, three ways in: the line, the editor, a file. Whichever was used last is read by the service.

import { limits } from '@app/shared/constants/limits';
import type { AskedReaction } from '@app/shared/contracts/reaction/reaction';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { track } from '../../shared/api/track.ts';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/notice/toast.ts';
import type { Drawing } from '../editor/drawing.ts';
import { readRdFile } from './rd-file.ts';
import { readReaction, type ReadReaction, type RefusedReaction } from './read-reaction.ts';

export type InputState =
  | { state: 'rest' }
  | { state: 'reading' }
  /** The line holds something else than what was read last. */
  | { state: 'unread' }
  /** Something is drawn, and no arrow yet. */
  | { state: 'noArrow' }
  | ({ state: 'refused' } & RefusedReaction);

export interface ReactionInputProps {
  /** What was read last; null while there is nothing sound. */
  value: ReadReaction | null;
  onRead: (read: ReadReaction) => void;
  /** The reaction was removed or is being changed: what `onRead` gave is no longer valid. */
  onClear: () => void;
  /** Read at the start; for another one give the input another `key`. */
  initial?: AskedReaction;
  /** Shown under the hint while there is no reaction, such as examples. */
  beginning?: ReactNode;
}

export function useReactionInput({ value, onRead, onClear, initial }: ReactionInputProps) {
  const { t } = useTranslation(['reaction', 'structure']);
  const [text, setText] = useState(initial?.reaction ?? value?.text ?? '');
  const [state, setState] = useState<InputState>({ state: initial ? 'reading' : 'rest' });
  const [drawn, setDrawn] = useState<{ molfile: string } | null>(null);
  const [isPenDown, setPenDown] = useState(false);
  const running = useRef<AbortController>(null);
  /** What was read, while the user is at the drawing of it. */
  const heldBack = useRef<ReadReaction>(null);
  const tell = useRef(onRead);
  useEffect(() => {
    tell.current = onRead;
  }, [onRead]);

  const ask = useCallback(async (asked: AskedReaction, isDrawn: boolean) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const reading = await readReaction(asked, signal);
    if (reading === null) return;
    if (reading.state === 'refused') return setState(reading);
    setState({ state: 'rest' });
    const { response } = reading.read;
    // A file has lines, and the line has one; what was drawn is on the editor already.
    if (isDrawn || !fitsLine(asked.reaction)) setText(response.reaction.smiles);
    if (!isDrawn) setDrawn({ molfile: response.rxnfile });
    tell.current(reading.read);
  }, []);

  const [first] = useState(initial);
  useEffect(() => {
    if (first) void ask(first, false);
    return () => running.current?.abort();
  }, [ask, first]);
  const read = (reaction: string, isDrawn: boolean) => {
    setState({ state: 'reading' });
    void ask({ reaction }, isDrawn);
  };

  const clear = () => {
    heldBack.current = null;
    running.current?.abort();
    setText('');
    setDrawn({ molfile: '' });
    setState({ state: 'rest' });
    onClear();
  };
  const take = (raw: string) => {
    heldBack.current = null;
    const records = readRdFile(raw);
    if (records?.count === 0) return void toast.error(t('input.noReactionInFile'));
    if (records && records.count > 1) toast.info(t('input.firstOf', { count: records.count }));
    const written = (records?.rxnfile ?? raw).replace(/^\uFEFF/, '').trim();
    if (written === '') return clear();
    if (!written.includes('\n')) setText(written);
    onClear();
    if (written.length > limits.structureTextLength) return setState(tooLong(t('input.tooLong')));
    return read(written, false);
  };
  const takeFile = async (file: File) => {
    if (/\.rdf?$/i.test(file.name)) {
      if (file.size > limits.importFileBytes)
        return void toast.error(t('structure:input.file.tooLarge', { name: file.name }));
      track('openStructureFile');
      return take(await file.text());
    }
    const { readStructureFile } = await import('../structure-input/structure-file.ts');
    const found = await readStructureFile(file);
    if (!found.ok) return void toast.error(t(`structure:input.file.${found.problem}`, { name: file.name }));
    if (found.kind === 'picture') return void toast.error(t('input.noPicture', { name: file.name }));
    track('openStructureFile');
    return take(found.text);
  };
  const takeDrawing = ({ isEmpty, isReaction, rxnfile, smiles }: Drawing) => {
    heldBack.current = null;
    if (isEmpty) return clear();
    onClear();
    const written = rxnfile || smiles;
    if (isReaction && written !== '') return read(written, true);
    running.current?.abort();
    return setState({ state: 'noArrow' });
  };
  /** The text is being changed: its recognition is no longer valid. */
  const type = (typed: string) => {
    running.current?.abort();
    heldBack.current = null;
    setText(typed);
    setState({ state: 'unread' });
    onClear();
  };
  const takePen = (isDown: boolean) => {
    setPenDown(isDown);
    if (isDown && value) {
      heldBack.current = value;
      onClear();
    }
    if (isDown || !heldBack.current) return;
    // Nothing was changed after all.
    onRead(heldBack.current);
    heldBack.current = null;
  };
  return { text, type, state: isPenDown ? reading : state, drawn, take, takeFile, takeDrawing, takePen, clear };
}

const reading: InputState = { state: 'reading' };

function fitsLine(written: string | undefined): boolean {
  return written !== undefined && !written.includes('\n') && written.length <= 2_000;
}

function tooLong(message: string): InputState {
  return { state: 'refused', message, explanation: undefined, isNetwork: false };
}
