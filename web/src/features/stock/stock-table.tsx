import type { Stock } from '@app/shared/contracts/stock';
import { formatDate, formatNumber } from '../../shared/i18n/format.ts';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { RecordActions, RecordName, RecordNote, RecordState, RecordTable } from '../../ui/table/record-table.tsx';

export interface StockTableProps {
  stocks: readonly Stock[];
  onReport: (stock: Stock) => void;
  onDelete: (stock: Stock) => void;
}

const tones = { ready: 'good', failed: 'warning', stopped: undefined, importing: undefined } as const;
const columns = ['name', 'scope', 'molecules', 'prices', 'state'] as const;

/** The stocks, built-in ones first. */
export function StockTable({ stocks, onReport, onDelete }: StockTableProps) {
  const { t } = useTranslation('stock');
  return (
    <RecordTable
      label={t('title')}
      columns={columns.map((column) => t(`column.${column}`))}
      action={t('column.action')}
    >
      {stocks.map((stock) => (
        <Row key={stock.id} stock={stock} onReport={() => onReport(stock)} onDelete={() => onDelete(stock)} />
      ))}
    </RecordTable>
  );
}

function Row({ stock, onReport, onDelete }: { stock: Stock; onReport: () => void; onDelete: () => void }) {
  const { t } = useTranslation('stock');
  const { id, name, scope, state, isMine, counts, failure, createdAt } = stock;
  const isBuiltIn = id === 'common' || id === 'patents';
  const shownName = isBuiltIn ? t(id) : name;
  return (
    <tr>
      <RecordName name={shownName}>
        <RecordNote>
          {createdAt === undefined ? t('builtIn') : `${t('column.created')} ${formatDate(createdAt)}`}
        </RecordNote>
      </RecordName>
      <td data-label={t('column.scope')}>{t(`scope.${scope}`)}</td>
      <td data-label={t('column.molecules')}>{formatNumber(counts.molecules)}</td>
      <td data-label={t('column.prices')}>{isBuiltIn ? t('priceKind.estimate') : <Priced count={counts.priced} />}</td>
      <td data-label={t('column.state')}>
        <RecordState tone={tones[state]}>{t(`state.${state}`, { rows: formatNumber(counts.rows) })}</RecordState>
        {failure !== undefined && <RecordNote>{failure}</RecordNote>}
      </td>
      <RecordActions>
        {!isBuiltIn && state !== 'importing' && (
          <Button size="small" aria-label={labelled(t('report.open'), name)} onClick={onReport}>
            {t('report.open')}
          </Button>
        )}
        {isMine && (
          <Button size="small" variant="danger" aria-label={t('delete.title', { name })} onClick={onDelete}>
            {t('delete.action')}
          </Button>
        )}
      </RecordActions>
    </tr>
  );
}

function Priced({ count }: { count: number }) {
  const { t } = useTranslation('stock');
  return <>{count === 0 ? t('priceKind.none') : t('priceKind.listed', { count, value: formatNumber(count) })}</>;
}
