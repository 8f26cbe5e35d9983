import type { Stock } from '@app/shared/contracts/stock';
import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { currencies, type Currency } from '@app/shared/constants/locale';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordBox, RecordsLoading } from '../../ui/table/record-table.tsx';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { toast } from '../../ui/notice/toast.ts';
import styles from './page.module.css';
import { StockTable } from './stock-table.tsx';
import { ImportReport, reportPageSize } from '../../ui/table/import-report.tsx';
import { FormField } from '../../ui/dialog/form-dialog.tsx';
import { ImportDialog } from '../../ui/dialog/import-dialog.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';

type Open = { what: 'import' } | { what: 'report'; stock: Stock } | null;

/** How far off an estimate may be; services/chemistry/src/chemistry/stock/price-model.ts says the same. */
const estimateFactor = 5;
const pollMs = 1_500;

/** /my/stocks: what counts as bought, and the user's imported supplier lists. */
export function StockPage() {
  const { t } = useTranslation('stock');
  const removeWithUndo = useRemoval();
  useTitle(t('title'));
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
      <RecordBox>
        {data && (
          <StockTable
            stocks={data.items}
            onReport={(stock) => setOpen({ what: 'report', stock })}
            onDelete={(stock) => void remove(stock)}
          />
        )}
        {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <RecordsLoading />}
      </RecordBox>
      {data && <p className={styles.note}>{t('estimates', { factor: estimateFactor })}</p>}
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

function isImporting({ state }: Stock): boolean {
  return state === 'importing';
}

interface StockReportProps {
  stockId: string;
  name: string;
  onClose: () => void;
}

/** What became of the rows of a list that were not plainly taken. */
function StockReport({ stockId, name, onClose }: StockReportProps) {
  const [pageIndex, setPageIndex] = useState(1);
  const query = { stockId, pageIndex, pageSize: reportPageSize };
  const { data, error, mutate } = useCall('stockReport', { query }, { keepFor: stockId });
  return (
    <ImportReport
      words="stock"
      name={name}
      counts={data?.stock.counts}
      report={data}
      error={error}
      pageIndex={pageIndex}
      onPage={setPageIndex}
      onRetry={() => mutate()}
      onClose={onClose}
    />
  );
}

interface StockImportProps {
  onClose: () => void;
  onStarted: (stock: Stock) => void;
}

const choices = [...currencies, 'none'] as const;

/** A supplier's list, and the currency that it may leave open. */
function StockImport({ onClose, onStarted }: StockImportProps) {
  const { t } = useTranslation('stock');
  const [currency, setCurrency] = useState<Currency | 'none'>('none');
  return (
    <ImportDialog
      words="stock"
      onClose={onClose}
      onImport={async ({ file, ...order }) => {
        const query = { ...order, ...(currency !== 'none' && { currency }) };
        onStarted(await call('stockImport', { query, file }));
      }}
    >
      <FormField label={t('import.currency')}>
        <Segmented
          label={t('import.currency')}
          value={currency}
          options={choices.map((value) => ({ value, label: value === 'none' ? t('import.noCurrency') : value }))}
          onChange={setCurrency}
        />
      </FormField>
    </ImportDialog>
  );
}
