import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api/use-call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './page.module.css';

export interface ReportDialogProps {
  templateSetId: string;
  name: string;
  onClose: () => void;
}

const pageSize = 20;
/** The service keeps so many entries of a report. */
const mostKept = 1_000;
const columns = ['line', 'text', 'outcome', 'reason'] as const;

/** What became of the entries of a file that were not plainly taken. */
export function ReportDialog({ templateSetId, name, onClose }: ReportDialogProps) {
  const { t } = useTranslation('templates');
  const [pageIndex, setPageIndex] = useState(1);
  const { data, error, mutate } = useCall(
    'templateSetReport',
    { query: { templateSetId, pageIndex, pageSize } },
    { keepPreviousData: true },
  );
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const counts = data?.templateSet.counts;
  const told = counts && Object.fromEntries(Object.entries(counts).map(([key, value]) => [key, formatNumber(value)]));
  return (
    <Dialog title={t('report.title', { name })} width={860} onClose={onClose}>
      {told && <p className={styles.plain}>{t('report.counts', told)}</p>}
      {data?.total === 0 && <p className={styles.plain}>{t('report.none')}</p>}
      {data && data.total > 0 && (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('report.title', { name })}>
          <table className={styles.report}>
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
              {data.items.map((item) => (
                <tr key={item.line}>
                  <td>{formatNumber(item.line)}</td>
                  <td className={styles.entry}>{item.text}</td>
                  <td>{t(`outcome.${item.outcome}`)}</td>
                  <td>{item.message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 && (
        <div className={styles.pages}>
          <Button size="small" disabled={pageIndex <= 1} onClick={() => setPageIndex(pageIndex - 1)}>
            {t('report.previous')}
          </Button>
          <span>{t('report.page', { page: pageIndex, pages })}</span>
          <Button size="small" disabled={pageIndex >= pages} onClick={() => setPageIndex(pageIndex + 1)}>
            {t('report.next')}
          </Button>
        </div>
      )}
      {data && data.total >= mostKept && <p className={styles.plain}>{t('report.more', { shown: mostKept })}</p>}
      {!data && error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton width="70%" />}
    </Dialog>
  );
}
