// Filling the worklist: files one after another, a pasted list, a drawing; and what became of each row.

import type { WorklistImport } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { formatOf } from '@app/shared/rules/upload';
import { useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { CallError } from '../../../shared/api/call-error.ts';
import { messageOf, explanationOf, presentError } from '../../../shared/errors/present.ts';

export interface ImportReport {
  id: number;
  /** The file's name; absent for a list or a drawing. */
  fileName?: string;
  /** The list as it was sent. */
  sent?: string;
  outcome: { response: WorklistImport } | { message: string; explanation: string | undefined };
}

const reportsKept = 5;

export function useImports(routeType: RouteType, onFilled: () => Promise<unknown>) {
  const [reports, setReports] = useState<readonly ImportReport[]>([]);
  /** What is being read now. */
  const [reading, setReading] = useState<string | null>(null);
  const lastId = useRef(0);
  const keep = (report: Omit<ImportReport, 'id'>) => {
    lastId.current += 1;
    const id = lastId.current;
    setReports((before) => [{ ...report, id }, ...before].slice(0, reportsKept));
  };
  const addFiles = async (files: readonly File[]) => {
    for (const file of files) {
      setReading(file.name);
      // One after another: the worklist takes them in the order in which they were chosen.
      keep({ fileName: file.name, outcome: await outcomeOf(() => fill(routeType, file)) });
    }
    setReading(null);
    await onFilled();
  };
  const addText = async (text: string, kind: 'list' | 'drawn', onTaken?: () => void): Promise<boolean> => {
    setReading('');
    try {
      const response = await call('importByList', { body: { text, kind, routeType } });
      keep({ sent: text, outcome: { response } });
      onTaken?.();
      return true;
    } catch (problem) {
      presentError(problem);
      return false;
    } finally {
      setReading(null);
      await onFilled();
    }
  };
  return {
    reports,
    reading,
    addFiles,
    addText,
    close: (id: number) => setReports((before) => before.filter((report) => report.id !== id)),
  };
}

export type Imports = ReturnType<typeof useImports>;

function fill(routeType: RouteType, file: File): Promise<WorklistImport> {
  const input = { query: { routeType, fileName: file.name.slice(-255) }, file };
  return formatOf('cdx', file.name) === undefined ? call('smilesDataImport', input) : call('importCdx', input);
}

async function outcomeOf(fills: () => Promise<WorklistImport>): Promise<ImportReport['outcome']> {
  try {
    return { response: await fills() };
  } catch (problem) {
    // Unexpected errors are shown, too.
    if (!(problem instanceof CallError)) presentError(problem);
    return { message: messageOf(problem), explanation: explanationOf(problem) };
  }
}
