import { useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { ImportReport, reportPageSize } from '../../ui/dialog/import-report.tsx';

export interface StockReportProps {
  stockId: string;
  name: string;
  onClose: () => void;
}

/** What became of the rows of a list that were not plainly taken. */
export function StockReport({ stockId, name, onClose }: StockReportProps) {
  const [pageIndex, setPageIndex] = useState(1);
  const query = { stockId, pageIndex, pageSize: reportPageSize };
  const { data, error, mutate } = useCall('stockReport', { query }, { keepFor: stockId });
  return (
    <ImportReport
      words="stock"
      name={name}
      counts={data?.stock.counts}
      report={data}
      error={error}
      pageIndex={pageIndex}
      onPage={setPageIndex}
      onRetry={() => mutate()}
      onClose={onClose}
    />
  );
}
