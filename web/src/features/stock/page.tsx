import type { Stock } from '@app/shared/contracts/stock';
import { Space, Tag, Typography, type TableColumnsType } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { formatDate, formatNumber } from '../../shared/i18n/format.ts';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordNote, RecordTitle } from '../../ui/table/record-text.tsx';
import { actionColumn, Records } from '../../ui/table/records.tsx';
import { rowHeading } from '../../ui/table/row-heading.ts';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { toast } from '../../ui/notice/toast.ts';
import { later, usePrefetched } from '../../ui/state/later.tsx';

const StockImport = later(async () => (await import('./import-dialogs.tsx')).StockImport);
const StockReport = later(async () => (await import('./import-dialogs.tsx')).StockReport);
const dialogs = [StockImport, StockReport];

type Open = { what: 'import' } | { what: 'report'; stock: Stock } | null;

/** How far off an estimate may be; services/chemistry/src/chemistry/stock/price-model.ts says the same. */
const estimateFactor = 5;
const pollMs = 1_500;
const colors = { ready: 'success', failed: 'warning', stopped: 'default', importing: 'processing' } as const;

/** /my/stocks: what counts as bought, and the user's imported supplier lists. */
export function StockPage() {
  const { t } = useTranslation('stock');
  const removeWithUndo = useRemoval();
  useTitle(t('title'));
  usePrefetched(dialogs);
  const [open, setOpen] = useState<Open>(null);
  const { data, error, mutate } = useCall(
    'stockList',
    {},
    { passive: true, follows: true, refreshInterval: (newest) => (newest?.items.some(isImporting) ? pollMs : 0) },
  );
  const close = () => setOpen(null);
  const mine = data?.items.filter((one) => one.isMine).length ?? 0;
  const isFull = mine >= limits.stocksPerUser;

  const remove = ({ id, name }: Stock) =>
    removeWithUndo({
      remove: () => call('stockDelete', { body: { stockId: id } }),
      said: t('delete.done', { name }),
      lists: ['stockList'],
    });
  const columns: TableColumnsType<Stock> = [
    {
      title: t('column.name'),
      ...rowHeading,
      render: (_, { id, name, createdAt }) => (
        <RecordTitle name={isBuiltIn(id) ? t(id) : name}>
          {createdAt === undefined ? t('builtIn') : `${t('column.created')} ${formatDate(createdAt)}`}
        </RecordTitle>
      ),
    },
    { title: t('column.scope'), render: (_, { scope }) => t(`scope.${scope}`) },
    {
      title: t('column.molecules'),
      align: 'right',
      className: 'tabular',
      render: (_, { counts }) => formatNumber(counts.molecules),
    },
    {
      title: t('column.prices'),
      render: (_, { id, counts: { priced: count } }) => {
        if (isBuiltIn(id)) return t('priceKind.estimate');
        return count === 0 ? t('priceKind.none') : t('priceKind.listed', { count, value: formatNumber(count) });
      },
    },
    {
      title: t('column.state'),
      render: (_, { state, counts, failure }) => (
        <>
          <Tag color={colors[state]}>{t(`state.${state}`, { rows: formatNumber(counts.rows) })}</Tag>
          {failure !== undefined && <RecordNote>{failure}</RecordNote>}
        </>
      ),
    },
    {
      ...actionColumn(t('column.action')),
      render: (_, stock) => (
        <Space wrap>
          {!isBuiltIn(stock.id) && stock.state !== 'importing' && (
            <Button
              size="small"
              aria-label={labelled(t('report.open'), stock.name)}
              onClick={() => setOpen({ what: 'report', stock })}
            >
              {t('report.open')}
            </Button>
          )}
          {stock.isMine && (
            <Button
              size="small"
              variant="danger"
              aria-label={t('delete.title', { name: stock.name })}
              onClick={() => void remove(stock)}
            >
              {t('delete.action')}
            </Button>
          )}
        </Space>
      ),
    },
  ];
  return (
    <RecordPage
      title={t('title')}
      intro={isFull ? t('full', { count: limits.stocksPerUser }) : t('intro')}
      action={
        data && (
          <Button
            variant="primary"
            icon={<PlusIcon size={16} />}
            disabled={isFull}
            onClick={() => setOpen({ what: 'import' })}
          >
            {t('import.action')}
          </Button>
        )
      }
    >
      <Records
        label={t('title')}
        rowKey="id"
        columns={columns}
        rows={data?.items}
        empty={null}
        error={error}
        onRetry={() => mutate()}
      />
      {data && <Typography.Text type="secondary">{t('estimates', { factor: estimateFactor })}</Typography.Text>}
      {open?.what === 'import' && (
        <StockImport
          onClose={close}
          onStarted={(stock) => {
            toast.success(t('import.started', { name: stock.name }));
            close();
            void mutate();
          }}
        />
      )}
      {open?.what === 'report' && <StockReport stockId={open.stock.id} name={open.stock.name} onClose={close} />}
    </RecordPage>
  );
}

function isBuiltIn(id: string): id is 'common' | 'patents' {
  return id === 'common' || id === 'patents';
}

function isImporting({ state }: Stock): boolean {
  return state === 'importing';
}
