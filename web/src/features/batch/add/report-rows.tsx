// What became of each row of what was imported.

import type { WorklistImport, WorklistRow } from '@app/shared/contracts/batch';
import { Alert, Card, Checkbox, Flex, Typography } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { wholeUpTo } from '../../../shared/rows/row-window.ts';
import { useRowWindow } from '../../../shared/rows/use-row-window.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CheckCircleIcon, CloseIcon, ErrorIcon } from '../../../ui/icons/icons.tsx';
import { CopyIcon } from '../../../ui/icons/work-icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { PrintedFirst } from '../../../ui/page/printed-first.tsx';
import { linesOfRows, rejectedLines } from './list-lines.ts';
import type { ImportReport } from './use-imports.ts';

type Outcome = WorklistRow['outcome'];
type Filter = 'all' | Exclude<Outcome, 'accepted'>;

const rowHeight = 44;

const icons: Record<Exclude<Outcome, 'offered'>, ReactNode> = {
  accepted: <CheckCircleIcon size={15} />,
  duplicate: <CopyIcon size={15} />,
  rejected: <ErrorIcon size={15} />,
};

interface ReportProps {
  report: ImportReport;
  onClose: () => void;
  /** The rejected lines go back to where they can be mended. */
  onMend: (lines: string[]) => void;
  /** Molecules beside the products of a reaction that were chosen after all. */
  onAdd: (lines: string[]) => void;
}

export function Report({ report: { fileName, outcome, sent }, onClose, onMend, onAdd }: ReportProps) {
  const { t } = useTranslation('batch');
  const source = fileName ?? t('report.list');
  return (
    <Card
      size="small"
      role="region"
      aria-label={t('report.title', { source })}
      title={<h3 style={{ margin: 0, fontSize: 13, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{source}</h3>}
      extra={
        <IconButton
          size="small"
          label={t('report.close', { source })}
          icon={<CloseIcon size={14} />}
          onClick={onClose}
        />
      }
    >
      {'response' in outcome ? (
        <ReportRows response={outcome.response} sent={sent} source={source} onMend={onMend} onAdd={onAdd} />
      ) : (
        <Alert type="error" showIcon title={outcome.message} description={outcome.explanation} />
      )}
    </Card>
  );
}

interface ReportRowsProps extends Pick<ReportProps, 'onMend' | 'onAdd'> {
  response: WorklistImport;
  /** The list as it was sent, where it was one. */
  sent: string | undefined;
  source: string;
}

/** Counts, and every row with its verdict and why. */
function ReportRows({ response, sent, source, onMend, onAdd }: ReportRowsProps) {
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
    <Flex vertical gap="small" align="start">
      <Typography.Text type={rejected === 0 ? 'success' : 'warning'}>
        {t('report.counts', {
          accepted: formatNumber(accepted),
          duplicates: formatNumber(duplicates),
          rejected: formatNumber(rejected),
        })}
      </Typography.Text>
      {duplicates + rejected + offered > 0 && (
        <Segmented label={t('report.filter')} value={filter} options={options} onChange={setFilter} />
      )}
      {shown.length > 0 && (
        <Rows
          rows={shown}
          label={t('report.rows', { source })}
          chosen={chosen}
          onChoose={(row) =>
            setChosen(chosen.has(row) ? new Set([...chosen].filter((one) => one !== row)) : new Set([...chosen, row]))
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
    </Flex>
  );
}

interface RowsProps {
  rows: readonly WorklistRow[];
  label: string;
  chosen: ReadonlySet<WorklistRow>;
  onChoose: (row: WorklistRow) => void;
}

function Rows({ rows, label, chosen, onChoose }: RowsProps) {
  const { t } = useTranslation('batch');
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end } = useRowWindow(scroller, rows.length, rowHeight);
  // A short list has room for whole sentences; rows of a long one have one height.
  const isShort = rows.length <= wholeUpTo;
  return (
    <div
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={label}
      style={{ position: 'relative', width: '100%', maxHeight: 264, overflow: 'auto' }}
    >
      <ol
        style={{
          margin: 0,
          padding: `${first * rowHeight}px 0 ${(rows.length - end) * rowHeight}px`,
          listStyle: 'none',
        }}
      >
        {rows.slice(first, end).map((row) => {
          const name = row.molecule ? moleculeLabel(row.molecule) : '';
          const remarks = (row.remarks ?? []).map((remark) => remark.text);
          const became = row.reason?.message ?? [name, ...remarks].join(' · ');
          const text = row.text || (row.outcome === 'offered' ? name : '') || t('report.noText');
          return (
            <Flex
              key={`${row.sheet ?? ''} ${row.row} ${row.text}`}
              component="li"
              gap="small"
              style={isShort ? { padding: '4px 0' } : { height: rowHeight }}
            >
              <span className="tabular" style={{ minWidth: 24, color: 'var(--secondary)', textAlign: 'end' }}>
                {formatNumber(row.row)}
              </span>
              {row.outcome === 'offered' ? (
                <Checkbox
                  aria-label={t('report.choose', { name })}
                  checked={chosen.has(row)}
                  onChange={() => onChoose(row)}
                />
              ) : (
                <span
                  style={{ flex: 'none', color: row.outcome === 'rejected' ? 'var(--danger)' : 'var(--secondary)' }}
                >
                  {icons[row.outcome]}
                </span>
              )}
              <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography.Text ellipsis={!isShort} title={text} style={{ display: 'block' }}>
                  {row.sheet === undefined ? text : t('report.onSheet', { sheet: row.sheet, text })}
                </Typography.Text>
                <Typography.Text
                  type="secondary"
                  ellipsis={!isShort}
                  title={became}
                  style={{ display: 'block', fontSize: 12 }}
                >
                  {t(`report.outcome.${row.outcome}`)}
                  {became !== '' && ` · ${became}`}
                </Typography.Text>
              </span>
            </Flex>
          );
        })}
      </ol>
      <PrintedFirst end={end} count={rows.length} />
    </div>
  );
}
