// From a file to a task: sent and checked first, then, when its owner wants it so, sent and scored.

import type { ScoreFileCheck, ScoreTask } from '@app/shared/contracts/sascore/sascore';
import { useEffect, useRef, useState } from 'react';
import { uploadWithProgress } from '../../../shared/api/files/upload.ts';
import { presentError } from '../../../shared/errors/present.ts';

export type UploadStep =
  | { step: 'empty' }
  | { step: 'checking'; file: File; sent: number; checkId: string }
  | { step: 'refused'; file: File; error: unknown }
  | { step: 'checked'; file: File; check: ScoreFileCheck }
  | { step: 'starting'; file: File; check: ScoreFileCheck; sent: number };

export function useScoreUpload(onStarted: (task: ScoreTask) => void) {
  const [state, setState] = useState<UploadStep>({ step: 'empty' });
  const [name, setName] = useState('');
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const check = async (file: File, sheet?: string) => {
    const signal = begin();
    const checkId = crypto.randomUUID();
    setState({ step: 'checking', file, sent: 0, checkId });
    try {
      const found = await uploadWithProgress(
        'sascoreImportCheck',
        { file, query: { fileName: file.name, checkId, ...(sheet !== undefined && { sheet }) } },
        { signal, onProgress: (sent) => setState({ step: 'checking', file, sent, checkId }) },
      );
      // A name that was typed for one sheet stays for the next.
      if (sheet === undefined) setName(found.suggestedName);
      setState({ step: 'checked', file, check: found });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'refused', file, error });
    }
  };

  const start = async () => {
    if (state.step !== 'checked') return;
    const { file, check: found } = state;
    const signal = begin();
    setState({ step: 'starting', file, check: found, sent: 0 });
    try {
      const { task } = await uploadWithProgress(
        'sascoreImport',
        {
          file,
          query: {
            name: name.trim(),
            fileName: file.name.slice(0, 255),
            ...(found.sheet !== undefined && { sheet: found.sheet }),
          },
        },
        { signal, onProgress: (sent) => setState({ step: 'starting', file, check: found, sent }) },
      );
      setState({ step: 'empty' });
      onStarted(task);
    } catch (error) {
      if (signal.aborted) return;
      presentError(error);
      setState({ step: 'checked', file, check: found });
    }
  };

  const clear = () => {
    running.current?.abort();
    setState({ step: 'empty' });
  };
  /** Checks another sheet of the workbook. */
  const checkSheet = (sheet: string) => {
    if (state.step === 'checked') void check(state.file, sheet);
  };
  return { state, name, setName, check: (file: File) => check(file), checkSheet, start, clear };
}

export type ScoreUpload = ReturnType<typeof useScoreUpload>;
