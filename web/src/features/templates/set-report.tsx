import { useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { ImportReport, reportPageSize } from '../../ui/dialog/import-report.tsx';

export interface SetReportProps {
  templateSetId: string;
  name: string;
  onClose: () => void;
}

/** What became of the entries of a file that were not plainly taken. */
export function SetReport({ templateSetId, name, onClose }: SetReportProps) {
  const [pageIndex, setPageIndex] = useState(1);
  const query = { templateSetId, pageIndex, pageSize: reportPageSize };
  const { data, error, mutate } = useCall('templateSetReport', { query }, { keepFor: templateSetId });
  return (
    <ImportReport
      words="templates"
      name={name}
      counts={data?.templateSet.counts}
      report={data}
      error={error}
      pageIndex={pageIndex}
      onPage={setPageIndex}
      onRetry={() => mutate()}
      onClose={onClose}
    />
  );
}
