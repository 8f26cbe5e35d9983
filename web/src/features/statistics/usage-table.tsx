import type { UsageModule } from '@app/shared/contracts/statistics';
import { Progress, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/i18n/format.ts';
import { column, rowHeading } from '../../ui/table/column.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';

interface UsageRow {
  key: string;
  name: string;
  /** Small, below the name. */
  note?: string;
  actions: number;
  people?: number;
  stayMs: number;
  colorOf?: UsageModule;
}

interface UsageTableProps {
  title: string;
  header: string;
  rows: readonly UsageRow[];
  showsPeople: boolean;
}

const figure = { align: 'right', className: 'tabular' } as const;

/** The figures in rows; of modules, actions and users with a bar that shows their share. */
export function UsageTable({ title, header, rows, showsPeople }: UsageTableProps) {
  const { t } = useTranslation('statistics');
  const most = Math.max(1, ...rows.map(({ actions }) => actions));
  return (
    <div style={{ maxHeight: 420, overflow: 'auto' }} tabIndex={0} role="group" aria-label={title}>
      <Table<UsageRow>
        aria-label={title}
        size="small"
        sticky
        pagination={false}
        dataSource={[...rows]}
        columns={[
          column(header, rowHeading, ({ name, note, actions, colorOf }) => (
            <>
              {name}
              {note !== undefined && <RecordNote>{note}</RecordNote>}
              {colorOf && (
                <Progress
                  aria-hidden
                  percent={(actions / most) * 100}
                  showInfo={false}
                  size={['100%', 4]}
                  strokeColor={`var(--usage-${colorOf})`}
                  style={{ lineHeight: 1 }}
                />
              )}
            </>
          )),
          column(t('column.actions'), figure, ({ actions }) => formatNumber(actions)),
          column(t('column.people'), { ...figure, hidden: !showsPeople }, ({ people = 0 }) => formatNumber(people)),
          column(t('column.minutes'), figure, ({ stayMs }) => (stayMs === 0 ? '–' : formatNumber(stayMs / 60_000, 1))),
        ]}
      />
    </div>
  );
}
