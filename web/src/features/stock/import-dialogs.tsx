// The dialogs of the page: a file to import, and what became of its entries.

import type { Stock } from '@app/shared/contracts/stock';
import { currencies, type Currency } from '@app/shared/constants/locale';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../ui/dialog/form-dialog.tsx';
import { ImportDialog } from '../../ui/dialog/import-dialog.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { ImportReport, reportPageSize } from '../../ui/table/import-report.tsx';

interface StockReportProps {
  stockId: string;
  name: string;
  onClose: () => void;
}

/** What became of the rows of a list that were not plainly taken. */
export function StockReport({ stockId, name, onClose }: StockReportProps) {
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
export function StockImport({ onClose, onStarted }: StockImportProps) {
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
