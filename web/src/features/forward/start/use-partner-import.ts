// Own partners out of a file or a pasted list: read row by row by the service, which stores nothing of it.

import type { CallData } from '@app/shared/contracts/catalogue';
import { uploadProblem } from '@app/shared/rules/upload';
import { useEffect, useRef, useState } from 'react';
import { uploadWithProgress } from '../../../shared/api/files/upload.ts';

export type PartnerReport = CallData<'forwardScaffoldImport'>;

export type ImportStep =
  | { step: 'idle' }
  | { step: 'reading'; source: string }
  | { step: 'refused'; source: string; error: unknown }
  /** The rule of the upload that the file breaks before it is sent. */
  | { step: 'unsuitable'; source: string; isTooLarge: boolean }
  | { step: 'read'; source: string; report: PartnerReport };

/** `onRead` gets what could be read. */
export function usePartnerImport(onRead: (report: PartnerReport) => void) {
  const [state, setState] = useState<ImportStep>({ step: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const read = async (file: File, source: string) => {
    const problem = uploadProblem('molecules', file);
    if (problem) return setState({ step: 'unsuitable', source, isTooLarge: problem.key === 'fileTooLarge' });
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ step: 'reading', source });
    try {
      const report = await uploadWithProgress(
        'forwardScaffoldImport',
        { file },
        { signal, onProgress: () => undefined },
      );
      if (signal.aborted) return;
      setState({ step: 'read', source, report });
      onRead(report);
    } catch (error) {
      if (!signal.aborted) setState({ step: 'refused', source, error });
    }
  };
  return {
    state,
    readFile: (file: File) => read(file, file.name),
    /** SMILES, names or CAS numbers, one a line. */
    readList: (text: string, source: string) => read(new File([text], 'list.txt', { type: 'text/plain' }), source),
    close: () => setState({ step: 'idle' }),
  };
}
