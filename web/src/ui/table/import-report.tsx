// What became of the entries of an imported file that were not plainly taken, a page at a time.

import { Table } from 'antd';
import { useState } from 'react';
import useSWR from 'swr';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import { ErrorState } from '../state/error-state.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import { ListPagination } from './pagination.tsx';
import { column } from './column.tsx';

const pageSize = 20;
/** Most entries of a report that the service keeps. */
const mostKept = 1_000;

interface Entry {
  line: number;
  text: string;
  outcome: string;
  message: string;
}

interface Report {
  counts: Record<string, number>;
  total: number;
  items: readonly Entry[];
}

export interface ImportReportProps {
  /** Namespace with the keys `report.*` and `outcome.*`. */
  words: 'stock' | 'templates';
  id: string;
  name: string;
  /** Asks for a page of the report on a file. */
  ask: (id: string, page: { pageIndex: number; pageSize: number }) => Promise<Report>;
  onClose: () => void;
}

export function ImportReport({ words, id, name, ask, onClose }: ImportReportProps) {
  const { t } = useTranslation(words);
  const [pageIndex, setPageIndex] = useState(1);
  const about = [`${words} report`, id, pageIndex];
  const {
    data: report,
    error,
    mutate,
  } = useSWR(about, () => ask(id, { pageIndex, pageSize }), { keepPreviousData: true });
  const counts = report?.counts;
  const pages = Math.max(1, Math.ceil((report?.total ?? 0) / pageSize));
  const shownCounts =
    counts && Object.fromEntries(Object.entries(counts).map(([key, value]) => [key, formatNumber(value)]));
  return (
    <Dialog title={t('report.title', { name })} width={860} onClose={onClose}>
      {shownCounts && <p>{t('report.counts', shownCounts)}</p>}
      {report?.total === 0 && <p>{t('report.none')}</p>}
      {report && report.total > 0 && (
        <Table<Entry>
          aria-label={t('report.title', { name })}
          size="small"
          rowKey="line"
          dataSource={[...report.items]}
          scroll={{ y: '52vh', x: 560 }}
          pagination={false}
          columns={[
            {
              title: t('report.line'),
              dataIndex: 'line',
              width: 80,
              align: 'right',
              render: (line: number) => formatNumber(line),
            },
            { title: t('report.text'), dataIndex: 'text', ellipsis: true, className: 'tabular' },
            column(t('report.outcome'), { width: 130 }, ({ outcome }) => t(`outcome.${outcome}`)),
            { title: t('report.reason'), dataIndex: 'message' },
          ]}
        />
      )}
      {pages > 1 && <ListPagination pageIndex={pageIndex} pages={pages} onPage={setPageIndex} />}
      {report && report.total >= mostKept && <p>{t('report.more', { shown: mostKept })}</p>}
      {!report && error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
      {!report && !error && <Skeleton width="70%" />}
    </Dialog>
  );
}
