import type { TrayImport, TrayRow } from '@app/shared/contracts/batch';
import { useRef, useState, type ReactNode } from 'react';
import { moleculeLabel } from '../../chem/molecule-label.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { wholeUpTo } from '../../lib/row-window.ts';
import { useRowWindow } from '../../lib/use-row-window.ts';
import { Button } from '../../ui/button.tsx';
import { CheckCircleIcon, CopyIcon, ErrorIcon } from '../../ui/icons.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import styles from './import-reports.module.css';
import { rejectedLines } from './list-lines.ts';

type Outcome = TrayRow['outcome'];
type Filter = 'all' | Exclude<Outcome, 'accepted'>;

const rowHeight = 44;
const icons: Record<Outcome, ReactNode> = {
  accepted: <CheckCircleIcon size={15} />,
  duplicate: <CopyIcon size={15} />,
  rejected: <ErrorIcon size={15} />,
};

export interface ReportRowsProps {
  answer: TrayImport;
  /** The list as it was sent, where it was one. */
  sent: string | undefined;
  source: string;
  onMend: (lines: string[]) => void;
}

/** Counts, and every row with its verdict and why. */
export function ReportRows({ answer, sent, source, onMend }: ReportRowsProps) {
  const { t } = useTranslation('batch');
  const { accepted, duplicates, rejected, rows } = answer;
  const [filter, setFilter] = useState<Filter>(rejected > 0 ? 'rejected' : 'all');
  const shown = filter === 'all' ? rows : rows.filter((row) => row.outcome === filter);
  const lines = rejectedLines(rows, sent);
  const options: { value: Filter; label: string }[] = [
    { value: 'all', label: t('report.all', { count: rows.length }) },
    { value: 'duplicate', label: t('report.duplicates', { count: duplicates }) },
    { value: 'rejected', label: t('report.rejected', { count: rejected }) },
  ];
  return (
    <>
      <p className={styles.counts} data-clean={rejected === 0}>
        {t('report.counts', {
          accepted: formatNumber(accepted),
          duplicates: formatNumber(duplicates),
          rejected: formatNumber(rejected),
        })}
      </p>
      {duplicates + rejected > 0 && (
        <Segmented label={t('report.filter')} value={filter} options={options} onChange={setFilter} />
      )}
      {shown.length > 0 && <Rows rows={shown} label={t('report.rows', { source })} />}
      {lines.length > 0 && (
        <Button size="small" onClick={() => onMend(lines)}>
          {t('report.mend', { count: lines.length })}
        </Button>
      )}
    </>
  );
}

function Rows({ rows, label }: { rows: readonly TrayRow[]; label: string }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end } = useRowWindow(scroller, rows.length, rowHeight);
  // A short list has room for whole sentences; rows of a long one have one height.
  const isShort = rows.length <= wholeUpTo;
  return (
    <div ref={scroller} className={styles.rows} tabIndex={0} role="region" aria-label={label}>
      <ol style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - end) * rowHeight }}>
        {rows.slice(first, end).map((row) => (
          <ReportRow key={`${row.row} ${row.text}`} row={row} isWhole={isShort} />
        ))}
      </ol>
    </div>
  );
}

function ReportRow({ row, isWhole }: { row: TrayRow; isWhole: boolean }) {
  const { t } = useTranslation('batch');
  const became = row.reason?.message ?? (row.molecule ? moleculeLabel(row.molecule) : '');
  return (
    <li
      className={styles.row}
      data-outcome={row.outcome}
      data-whole={isWhole}
      style={isWhole ? undefined : { height: rowHeight }}
    >
      <span className={styles.number}>{formatNumber(row.row)}</span>
      <span className={styles.icon}>{icons[row.outcome]}</span>
      <span className={styles.text} title={row.text}>
        {row.text || t('report.noText')}
      </span>
      <span className={styles.verdict} title={became}>
        {t(`report.outcome.${row.outcome}`)}
        {became !== '' && ` · ${became}`}
      </span>
    </li>
  );
}
