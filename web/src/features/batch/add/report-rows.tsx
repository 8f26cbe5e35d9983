// What became of each row of what was imported.

import type { WorklistImport, WorklistRow } from '@app/shared/contracts/batch';
import { Alert, Checkbox, Flex, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CheckCircleIcon, CloseIcon, ErrorIcon } from '../../../ui/icons/icons.tsx';
import { CopyIcon } from '../../../ui/icons/work-icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { linesOfRows, rejectedLines } from './list-lines.ts';
import type { ImportReport } from './use-imports.ts';

type Outcome = WorklistRow['outcome'];
type Filter = 'all' | Exclude<Outcome, 'accepted'>;

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
    <section aria-label={t('report.title', { source })}>
      <Flex align="center" justify="space-between">
        <h3 style={{ margin: 0, fontSize: 13, overflowWrap: 'anywhere' }}>{source}</h3>
        <IconButton
          size="small"
          label={t('report.close', { source })}
          icon={<CloseIcon size={14} />}
          onClick={onClose}
        />
      </Flex>
      {'response' in outcome ? (
        <ReportRows response={outcome.response} sent={sent} source={source} onMend={onMend} onAdd={onAdd} />
      ) : (
        <Alert type="error" showIcon title={outcome.message} description={outcome.explanation} />
      )}
    </section>
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
  const [chosen, setChosen] = useState<readonly WorklistRow[]>([]);
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
        <ol
          tabIndex={0}
          aria-label={t('report.rows', { source })}
          style={{ width: '100%', maxHeight: 264, margin: 0, padding: 0, overflow: 'auto', listStyle: 'none' }}
        >
          {shown.map((row) => (
            <Row
              key={`${row.sheet ?? ''} ${row.row} ${row.text}`}
              row={row}
              isChosen={chosen.includes(row)}
              onChoose={() => setChosen(chosen.includes(row) ? chosen.filter((one) => one !== row) : [...chosen, row])}
            />
          ))}
        </ol>
      )}
      {chosen.length > 0 && (
        <Button
          size="small"
          onClick={() => {
            onAdd(linesOfRows(chosen));
            setChosen([]);
          }}
        >
          {t('add.add', { count: chosen.length })}
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

/** The browser draws those of a long list that are in sight. */
const rowStyle = { padding: '4px 0', contentVisibility: 'auto', containIntrinsicBlockSize: 44 } as const;

function Row({ row, isChosen, onChoose }: { row: WorklistRow; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation('batch');
  const name = row.molecule ? moleculeLabel(row.molecule) : '';
  const remarks = (row.remarks ?? []).map((remark) => remark.text);
  const became = row.reason?.message ?? [name, ...remarks].join(' · ');
  const text = row.text || (row.outcome === 'offered' ? name : '') || t('report.noText');
  return (
    <Flex component="li" gap="small" style={rowStyle}>
      <span className="tabular" style={{ minWidth: 24, color: 'var(--secondary)', textAlign: 'end' }}>
        {formatNumber(row.row)}
      </span>
      {row.outcome === 'offered' ? (
        <Checkbox aria-label={t('report.choose', { name })} checked={isChosen} onChange={onChoose} />
      ) : (
        <Typography.Text type={row.outcome === 'rejected' ? 'danger' : 'secondary'}>
          {icons[row.outcome]}
        </Typography.Text>
      )}
      <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {row.sheet === undefined ? text : t('report.onSheet', { sheet: row.sheet, text })}
        <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
          {t(`report.outcome.${row.outcome}`)}
          {became !== '' && ` · ${became}`}
        </Typography.Text>
      </span>
    </Flex>
  );
}
