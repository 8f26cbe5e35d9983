// The thread that writes files of routes. Routes arrive in pieces, so that nobody else waits while they are copied.

import { isRDKitBroken, loadRDKit } from '../../../chemistry/molecule/rdkit.ts';
import { serve, type Handlers } from '../../../platform/threads/thread-entry.ts';
import type { ReportFrame, ReportRoute, WrittenFile, WrittenFileType } from './report.ts';
import { createWriter } from './writers.ts';

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  const write = createWriter(await loadRDKit());
  const arriving = new Map<string, ReportRoute[]>();
  return {
    add: (jobId: string, routes: ReportRoute[]): void => {
      arriving.set(jobId, [...(arriving.get(jobId) ?? []), ...routes]);
    },
    drop: (jobId: string): void => void arriving.delete(jobId),
    write: (jobId: string, fileType: WrittenFileType, frame: ReportFrame): Promise<WrittenFile> => {
      const routes = arriving.get(jobId) ?? [];
      arriving.delete(jobId);
      return write(fileType, { ...frame, routes });
    },
  };
}
