// /my/stocks: what counts as bought, and the user's imported supplier lists.

import type { Stock } from '@app/shared/contracts/stock';
import { currencies, type Currency } from '@app/shared/constants/locale';
import { Typography } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { formatDate, formatNumber } from '../../shared/i18n/format.ts';
import { FormField } from '../../ui/dialog/form-dialog.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { followImports, ImportedPage } from '../../ui/table/imported-page.tsx';
import { RecordTitle } from '../../ui/table/record-text.tsx';

/** How far off an estimate may be; services/chemistry/src/chemistry/stock/price-model.ts says the same. */
const estimateFactor = 5;
const choices = [...currencies, 'none'] as const;

export function StockPage() {
  const { t } = useTranslation('stock');
  const list = useCall('stockList', {}, followImports);
  return (
    <ImportedPage<Stock, { currency: Currency | 'none' }>
      words="stock"
      list={list}
      listCall="stockList"
      most={limits.stocksPerUser}
      isBuiltIn={isBuiltIn}
      renderName={(stock) => (
        <RecordTitle name={isBuiltIn(stock) ? t(stock.id) : stock.name}>
          {stock.createdAt === undefined ? t('builtIn') : `${t('column.created')} ${formatDate(stock.createdAt)}`}
        </RecordTitle>
      )}
      facts={[
        {
          title: t('column.molecules'),
          align: 'right',
          className: 'tabular',
          render: (_, { counts }) => formatNumber(counts.molecules),
        },
        {
          title: t('column.prices'),
          render: (_, stock) => {
            const { priced: count } = stock.counts;
            if (isBuiltIn(stock)) return t('priceKind.estimate');
            return count === 0 ? t('priceKind.none') : t('priceKind.listed', { count, value: formatNumber(count) });
          },
        },
      ]}
      stateWords={({ state, counts }) => t(`state.${state}`, { rows: formatNumber(counts.rows) })}
      empty={null}
      remove={({ id }) => call('stockDelete', { body: { stockId: id } })}
      asks={{ currency: 'none' }}
      fields={
        <FormField isGroup name="currency" label={t('import.currency')}>
          <Segmented
            label={t('import.currency')}
            options={choices.map((value) => ({ value, label: value === 'none' ? t('import.noCurrency') : value }))}
          />
        </FormField>
      }
      onImport={({ file, currency, ...order }) =>
        call('stockImport', { query: { ...order, ...(currency !== 'none' && { currency }) }, file })
      }
      askReport={askReport}
    >
      <Typography.Text type="secondary">{t('estimates', { factor: estimateFactor })}</Typography.Text>
    </ImportedPage>
  );
}

async function askReport(stockId: string, page: { pageIndex: number; pageSize: number }) {
  const { stock, ...report } = await call('stockReport', { query: { stockId, ...page } });
  return { ...report, counts: stock.counts };
}

function isBuiltIn({ id }: Stock): boolean {
  return id === 'common' || id === 'patents';
}
