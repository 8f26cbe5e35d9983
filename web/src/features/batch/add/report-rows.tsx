import type { WorklistImport, WorklistRow } from '@app/shared/contracts/batch';
import { useRef, useState, type ReactNode } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { wholeUpTo } from '../../../shared/rows/row-window.ts';
import { useRowWindow } from '../../../shared/rows/use-row-window.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckCircleIcon, ErrorIcon } from '../../../ui/icons/icons.tsx';
import { CopyIcon } from '../../../ui/icons/work-icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { PrintedFirst } from '../../../ui/page/printed-first.tsx';
import styles from './import-reports.module.css';
import { linesOfRows, rejectedLines } from './list-lines.ts';

type Outcome = WorklistRow['outcome'];
type Filter = 'all' | Exclude<Outcome, 'accepted'>;

const rowHeight = 44;
const icons: Record<Exclude<Outcome, 'offered'>, ReactNode> = {
  accepted: <CheckCircleIcon size={15} />,
  duplicate: <CopyIcon size={15} />,
  rejected: <ErrorIcon size={15} />,
};

export interface ReportRowsProps {
  response: WorklistImport;
  /** The list as it was sent, where it was one. */
  sent: string | undefined;
  source: string;
  onMend: (lines: string[]) => void;
  /** Molecules beside the products of a reaction that were chosen after all. */
  onAdd: (lines: string[]) => void;
}

/** Counts, and every row with its verdict and why. */
export function ReportRows({ response, sent, source, onMend, onAdd }: ReportRowsProps) {
  const { t } = useTranslation('batch');
  const { accepted, duplicates, rejected, offered, rows } = response;
  const [chosen, setChosen] = useState<ReadonlySet<WorklistRow>>(new Set());
  const [filter, setFilter] = useState<Filter>(rejected > 0 ? 'rejected' : 'all');
  const shown = filter === 'all' ? rows : rows.filter((row) => row.outcome === filter);
  const lines = rejectedLines(rows, sent);
  const options: { value: Filter; label: string }[] = [
    { value: 'all', label: t('report.all', { count: rows.length }) },
    { value: 'duplicate', label: t('report.duplicates', { count: duplicates }) },
    { value: 'rejected', label: t('report.rejected', { count: rejected }) },
    ...(offered > 0 ? [{ value: 'offered' as const, label: t('report.offered', { count: offered }) }] : []),
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
      {duplicates + rejected + offered > 0 && (
        <Segmented label={t('report.filter')} value={filter} options={options} onChange={setFilter} />
      )}
      {shown.length > 0 && (
        <Rows
          rows={shown}
          label={t('report.rows', { source })}
          chosen={chosen}
          onChoose={(row) =>
            setChosen(
              (before) => new Set(before.has(row) ? [...before].filter((one) => one !== row) : [...before, row]),
            )
          }
        />
      )}
      {chosen.size > 0 && (
        <Button
          size="small"
          onClick={() => {
            onAdd(linesOfRows([...chosen]));
            setChosen(new Set());
          }}
        >
          {t('add.add', { count: chosen.size })}
        </Button>
      )}
      {lines.length > 0 && (
        <Button size="small" onClick={() => onMend(lines)}>
          {t('report.mend', { count: lines.length })}
        </Button>
      )}
    </>
  );
}

interface RowsProps {
  rows: readonly WorklistRow[];
  label: string;
  chosen: ReadonlySet<WorklistRow>;
  onChoose: (row: WorklistRow) => void;
}

function Rows({ rows, label, chosen, onChoose }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end } = useRowWindow(scroller, rows.length, rowHeight);
  // A short list has room for whole sentences; rows of a long one have one height.
  const isShort = rows.length <= wholeUpTo;
  return (
    <div ref={scroller} className={styles.rows} tabIndex={0} role="region" aria-label={label}>
      <ol style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - end) * rowHeight }}>
        {rows.slice(first, end).map((row) => (
          <ReportRow
            key={`${row.sheet ?? ''} ${row.row} ${row.text}`}
            row={row}
            isWhole={isShort}
            isChosen={chosen.has(row)}
            onChoose={onChoose}
          />
        ))}
      </ol>
      <PrintedFirst end={end} count={rows.length} />
    </div>
  );
}

interface ReportRowProps {
  row: WorklistRow;
  isWhole: boolean;
  isChosen: boolean;
  onChoose: (row: WorklistRow) => void;
}

function ReportRow({ row, isWhole, isChosen, onChoose }: ReportRowProps) {
  const { t } = useTranslation('batch');
  const label = row.molecule ? moleculeLabel(row.molecule) : '';
  const remarks = (row.remarks ?? []).map((remark) => remark.text);
  const became = row.reason?.message ?? [label, ...remarks].join(' · ');
  const text = row.text || (row.outcome === 'offered' ? label : '') || t('report.noText');
  return (
    <li
      className={styles.row}
      data-outcome={row.outcome}
      data-whole={isWhole}
      style={isWhole ? undefined : { height: rowHeight }}
    >
      <span className={styles.number}>{formatNumber(row.row)}</span>
      <span className={styles.icon}>
        {row.outcome === 'offered' ? (
          <input
            type="checkbox"
            aria-label={t('report.choose', { name: label })}
            checked={isChosen}
            onChange={() => onChoose(row)}
          />
        ) : (
          icons[row.outcome]
        )}
      </span>
      <span className={styles.text} title={text}>
        {row.sheet === undefined ? text : t('report.onSheet', { sheet: row.sheet, text })}
      </span>
      <span className={styles.verdict} title={became}>
        {t(`report.outcome.${row.outcome}`)}
        {became !== '' && ` · ${became}`}
      </span>
    </li>
  );
}
