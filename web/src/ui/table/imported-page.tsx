// A page of records that come in files: what there is, a file more, and what became of the entries of one.

import type { CallName } from '@app/shared/contracts/catalogue';
import { Space, Tag, type TableColumnsType } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../button/button.tsx';
import type { ImportDialogProps } from '../dialog/import-dialog.tsx';
import { PlusIcon } from '../icons/work-icons.tsx';
import { useRemoval } from '../notice/remove-with-undo.ts';
import { toast } from '../notice/toast.ts';
import { later } from '../state/later.tsx';
import type { ImportReportProps } from './import-report.tsx';
import { RecordPage } from './record-page.tsx';
import { RecordNote } from './record-text.tsx';
import { Records, type RecordsProps } from './records.tsx';
import { actionColumn, column, rowHeading } from './column.tsx';

const ImportDialog = later(async () => (await import('../dialog/import-dialog.tsx')).ImportDialog<object>);
const ImportReport = later(async () => (await import('./import-report.tsx')).ImportReport);

export interface Imported {
  id: string;
  name: string;
  scope: string;
  state: 'ready' | 'failed' | 'stopped' | 'importing';
  failure?: string;
  isMine: boolean;
}

const colors = { ready: 'success', failed: 'warning', stopped: 'default', importing: 'processing' } as const;
const pollMs = 1_500;

/** For the call that lists them: fresh while a file is being read. */
export const followImports = {
  passive: true,
  follows: true,
  refreshInterval: (newest: { items: readonly Imported[] } | undefined) =>
    newest?.items.some(({ state }) => state === 'importing') ? pollMs : 0,
} as const;

export interface ImportedPageProps<Row extends Imported, Asked extends object> extends Pick<
  ImportDialogProps<Asked>,
  'words' | 'asks'
> {
  list: Required<RecordsProps<Row>>['list'];
  listCall: CallName;
  /** How many a user may have. */
  most: number;
  renderName: (row: Row) => ReactNode;
  /** Built in: without a report. */
  isBuiltIn?: (row: Row) => boolean;
  /** The columns between scope and state, and after the state. */
  facts: TableColumnsType<Row>;
  uses?: TableColumnsType<Row>;
  stateWords: (row: Row) => string;
  empty: ReactNode;
  remove: (row: Row) => Promise<{ undoToken?: string } | undefined>;
  /** The fields of the import that are this page's own. */
  fields: ReactNode;
  onImport: (order: Parameters<ImportDialogProps<Asked>['onImport']>[0]) => Promise<{ name: string }>;
  askReport: ImportReportProps['ask'];
  children?: ReactNode;
}

export function ImportedPage<Row extends Imported, Asked extends object>(props: ImportedPageProps<Row, Asked>) {
  const { words, list, most, isBuiltIn = () => false } = props;
  const { t } = useTranslation(words);
  const removeWithUndo = useRemoval();
  useTitle(t('title'));
  const [isImporting, setImporting] = useState(false);
  const [reported, setReported] = useState<Row | null>(null);
  const isFull = (list.data?.items.filter((one) => one.isMine).length ?? 0) >= most;
  const remove = (row: Row) =>
    removeWithUndo({
      remove: () => props.remove(row),
      said: t('delete.done', { name: row.name }),
      lists: [props.listCall],
    });
  const columns: TableColumnsType<Row> = [
    column(t('column.name'), rowHeading, (row) => props.renderName(row)),
    column(t('column.scope'), ({ scope }) => t(`scope.${scope}`)),
    ...props.facts,
    column(t('column.state'), (row) => (
      <>
        <Tag color={colors[row.state]}>{props.stateWords(row)}</Tag>
        {row.failure !== undefined && <RecordNote>{row.failure}</RecordNote>}
      </>
    )),
    ...(props.uses ?? []),
    actionColumn(t('column.action'), (row) => (
      <Space wrap>
        {!isBuiltIn(row) && row.state !== 'importing' && (
          <Button size="small" aria-label={labelled(t('report.open'), row.name)} onClick={() => setReported(row)}>
            {t('report.open')}
          </Button>
        )}
        {row.isMine && (
          <Button
            size="small"
            variant="danger"
            aria-label={t('delete.title', { name: row.name })}
            onClick={() => void remove(row)}
          >
            {t('delete.action')}
          </Button>
        )}
      </Space>
    )),
  ];
  return (
    <RecordPage
      title={t('title')}
      intro={isFull ? t('full', { count: most }) : t('intro')}
      action={
        list.data && (
          <Button variant="primary" icon={<PlusIcon size={16} />} disabled={isFull} onClick={() => setImporting(true)}>
            {t('import.action')}
          </Button>
        )
      }
    >
      <Records label={t('title')} rowKey="id" columns={columns} list={list} empty={props.empty} />
      {list.data && props.children}
      {isImporting && (
        <ImportDialog
          words={words}
          asks={props.asks}
          onClose={() => setImporting(false)}
          onImport={async (order) => {
            const { name } = await props.onImport(order as never);
            toast.success(t('import.started', { name }));
            setImporting(false);
            void list.mutate();
          }}
        >
          {props.fields}
        </ImportDialog>
      )}
      {reported && (
        <ImportReport
          words={words}
          id={reported.id}
          name={reported.name}
          ask={props.askReport}
          onClose={() => setReported(null)}
        />
      )}
    </RecordPage>
  );
}
