// What became of the entries of an imported file that were not plainly taken, a page at a time.

import { Table } from 'antd';
import type { CallError } from '../../shared/api/call-error.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ListPagination } from './pagination.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { ErrorState } from '../state/error-state.tsx';
import { Skeleton } from '../state/skeleton.tsx';

export const reportPageSize = 20;
/** Most entries of a report that the service keeps. */
const mostKept = 1_000;

interface Entry {
  line: number;
  text: string;
  outcome: string;
  message: string;
}

export interface ImportReportProps {
  /** Namespace with the keys `report.*` and `outcome.*`. */
  words: 'stock' | 'templates';
  name: string;
  counts: Record<string, number> | undefined;
  report: { total: number; items: readonly Entry[] } | undefined;
  error: CallError | undefined;
  pageIndex: number;
  onPage: (pageIndex: number) => void;
  onRetry: () => unknown;
  onClose: () => void;
}

export function ImportReport(props: ImportReportProps) {
  const { words, name, counts, report, error, pageIndex, onPage, onRetry, onClose } = props;
  const { t } = useTranslation(words);
  const pages = Math.max(1, Math.ceil((report?.total ?? 0) / reportPageSize));
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
            { title: t('report.outcome'), width: 130, render: (_, { outcome }) => t(`outcome.${outcome}`) },
            { title: t('report.reason'), dataIndex: 'message' },
          ]}
        />
      )}
      {pages > 1 && <ListPagination pageIndex={pageIndex} pages={pages} onPage={onPage} />}
      {report && report.total >= mostKept && <p>{t('report.more', { shown: mostKept })}</p>}
      {!report && error && <ErrorState compact error={error} onRetry={onRetry} />}
      {!report && !error && <Skeleton width="70%" />}
    </Dialog>
  );
}
