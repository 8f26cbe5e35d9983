// What became of the entries of an imported file that were not plainly taken, a page at a time.

import type { CallError } from '../../shared/api/call-error.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorState } from '../state/error-state.tsx';
import styles from './import-report.module.css';
import { Skeleton } from '../state/skeleton.tsx';

export const reportPageSize = 20;
/** Most entries of a report that the service keeps. */
const mostKept = 1_000;
const columns = ['line', 'text', 'outcome', 'reason'] as const;

export interface ImportReportProps {
  /** Namespace with the keys `report.*` and `outcome.*`. */
  words: 'stock' | 'templates';
  name: string;
  counts: Record<string, number> | undefined;
  report:
    | { total: number; items: readonly { line: number; text: string; outcome: string; message: string }[] }
    | undefined;
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
      {shownCounts && <p className={styles['plain']}>{t('report.counts', shownCounts)}</p>}
      {report?.total === 0 && <p className={styles['plain']}>{t('report.none')}</p>}
      {report && report.total > 0 && (
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('report.title', { name })}>
          <table className={styles['report']} aria-label={t('report.title', { name })}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`report.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {report.items.map((item) => (
                <tr key={item.line}>
                  <td>{formatNumber(item.line)}</td>
                  <td className={styles['entry']}>{item.text}</td>
                  <td>{t(`outcome.${item.outcome}`)}</td>
                  <td>{item.message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 && (
        <div className={styles['pages']}>
          <Button size="small" disabled={pageIndex <= 1} onClick={() => onPage(pageIndex - 1)}>
            {t('report.previous')}
          </Button>
          <span>{t('report.page', { page: pageIndex, pages })}</span>
          <Button size="small" disabled={pageIndex >= pages} onClick={() => onPage(pageIndex + 1)}>
            {t('report.next')}
          </Button>
        </div>
      )}
      {report && report.total >= mostKept && <p className={styles['plain']}>{t('report.more', { shown: mostKept })}</p>}
      {!report && error && <ErrorState compact error={error} onRetry={onRetry} />}
      {!report && !error && <Skeleton width="70%" />}
    </Dialog>
  );
}
