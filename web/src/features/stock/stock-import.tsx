import { currencies, type Currency } from '@app/shared/constants/locale';
import type { Stock } from '@app/shared/contracts/stock';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { FormField } from '../../ui/dialog/form-dialog.tsx';
import { ImportDialog } from '../../ui/dialog/import-dialog.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';

export interface StockImportProps {
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
