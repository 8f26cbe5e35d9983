import type { YieldImport, YieldRow } from '@app/shared/contracts/conditions/experiments';
import { Table, Typography } from 'antd';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { choiceText } from '../choice.ts';
import { column, rowHeading } from '../../../ui/table/column.tsx';

export interface ImportVerdictProps {
  verdict: YieldImport;
  onClose: () => void;
}

/** What became of each row of a file, those without a yield left out. */
export function ImportVerdict({ verdict: { added, replaced, rejected, rows }, onClose }: ImportVerdictProps) {
  const { t } = useTranslation('conditions');
  const { t: common } = useTranslation('common');
  // What needs the chemist's eye comes first.
  const listed = rows.filter((row) => row.verdict !== 'empty').toSorted((a, b) => weightOf(a) - weightOf(b));
  return (
    <Dialog
      title={t('optimization.import.title')}
      width={760}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {common('action.close')}
        </Button>
      }
    >
      <p role="status">
        {t('optimization.import.counts', {
          added: formatNumber(added),
          replaced: formatNumber(replaced),
          rejected: formatNumber(rejected),
          empty: formatNumber(rows.length - listed.length),
        })}
      </p>
      {listed.length > 0 && (
        <Table<YieldRow>
          size="small"
          aria-label={t('optimization.import.title')}
          dataSource={listed}
          rowKey={({ row, sheet }) => `${sheet} ${row}`}
          pagination={false}
          scroll={{ x: 'max-content' }}
          columns={[
            column(t('optimization.import.column.row'), { ...rowHeading, width: 80 }, ({ row, sheet }) => (
              <>
                {formatNumber(row)}
                {sheet !== undefined && <small style={{ display: 'block' }}>{sheet}</small>}
              </>
            )),
            column(t('optimization.import.column.well'), { width: 64 }, ({ well }) => well ?? '–'),
            column(t('optimization.import.column.conditions'), { width: 240 }, ({ choice }) =>
              choice ? choiceText(choice) : '–',
            ),
            column(t('optimization.import.column.yield'), { align: 'right', width: 80 }, ({ yieldPercent }) =>
              yieldPercent === undefined ? '–' : `${formatNumber(yieldPercent)} %`,
            ),
            column(t('optimization.import.column.verdict'), { width: 200 }, ({ verdict, message }) => (
              <Typography.Text {...(verdict === 'rejected' && { type: 'danger' })}>
                {t(`optimization.import.verdict.${verdict}`)}
                {message !== undefined && <small style={{ display: 'block' }}>{message}</small>}
              </Typography.Text>
            )),
          ]}
        />
      )}
    </Dialog>
  );
}

function weightOf({ verdict, message }: YieldRow): number {
  return verdict === 'rejected' ? 0 : message === undefined ? 2 : 1;
}
