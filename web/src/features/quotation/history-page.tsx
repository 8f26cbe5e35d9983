// Quotations of one route, or of all: every version a row.

import { Input } from 'antd';
import { quotationStates, type QuotationState, type QuotationSummary } from '@app/shared/contracts/quotation';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { downloadAddress } from '../../shared/api/files/download.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatAgo, formatDate, formatExactMoney } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../shared/hooks/debounced.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import {
  RecordActions,
  RecordBox,
  RecordName,
  RecordNote,
  RecordState,
  RecordsLoading,
  RecordTable,
} from '../../ui/table/record-table.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import styles from './history-page.module.css';
import { QuotationBar } from './quotation-bar.tsx';
import { everyRoute, newQuotationPath, quotationPath, quotationsPath } from '../../chemistry/export/paths.ts';

const pageSize = 20;
const filters = ['all', ...quotationStates] as const;

export function HistoryPage({ routeId }: { routeId: string | undefined }) {
  const { t } = useTranslation('quotation');
  const [state, setState] = useState<'all' | QuotationState>('all');
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const searchValue = useDebounced(text.trim());
  const query = {
    pageIndex: 1,
    pageSize: Math.min(100, pages * pageSize),
    ...(routeId !== undefined && { routeId }),
    ...(state !== 'all' && { state }),
    ...(searchValue && { searchValue }),
  };
  const { data, error, mutate } = useCall('quotationList', { query }, { keepFor: routeId ?? 'list' });
  const isFiltered = state !== 'all' || searchValue !== '';
  const [newest] = data?.items ?? [];
  useTitle(routeId !== undefined && newest ? moleculeLabel(newest.product) : '', t('listTitle'));
  return (
    <>
      {routeId !== undefined && <QuotationBar routeId={routeId} leadsToList={false} />}
      <RecordPage
        title={t('listTitle')}
        intro={t(routeId === undefined ? 'history.introAll' : 'history.intro')}
        action={
          routeId !== undefined && (
            <ButtonLink variant="primary" icon={<PlusIcon size={16} />} to={newQuotationPath(routeId)}>
              {t('history.new')}
            </ButtonLink>
          )
        }
      >
        <div className={styles['bar']}>
          <Segmented
            label={t('history.filter')}
            value={state}
            options={filters.map((value) => ({ value, label: t(`state.${value}`) }))}
            onChange={setState}
          />
          <Input
            type="search"
            value={text}
            aria-label={t('history.search')}
            placeholder={t('history.search')}
            onChange={({ target }) => setText(target.value)}
          />
          {routeId !== undefined && <Link to={quotationsPath(everyRoute)}>{t('link.all')}</Link>}
        </div>
        <RecordBox>
          {data && data.total > 0 && <Rows items={data.items} />}
          {data?.total === 0 && (
            <EmptyState
              title={t(isFiltered ? 'history.none' : 'history.empty')}
              text={isFiltered ? '' : t('history.emptyText')}
            />
          )}
          {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
          {!data && !error && <RecordsLoading />}
        </RecordBox>
        {data && data.items.length < data.total && (
          <Button size="small" onClick={() => setPages(pages + 1)}>
            {t('history.more')}
          </Button>
        )}
      </RecordPage>
    </>
  );
}

function Rows({ items }: { items: readonly QuotationSummary[] }) {
  const { t } = useTranslation('quotation');
  const columns = ['number', 'customer', 'state', 'total', 'changed'].map((key) => t(`history.column.${key}`));
  return (
    <RecordTable label={t('listTitle')} columns={columns} action={t('history.column.files')}>
      {items.map((one) => (
        <tr key={one.quotationId}>
          <RecordName name="">
            <span className={styles['name']}>
              <MoleculePicture molecule={one.product} width={72} height={48} decorative />
              <span>
                <Link to={quotationPath(one)}>{t('versionOf', one)}</Link>
                <RecordNote>{moleculeLabel(one.product)}</RecordNote>
              </span>
            </span>
          </RecordName>
          <td data-label={columns[1]}>{one.customer || '–'}</td>
          <td data-label={columns[2]}>
            <RecordState tone={one.state === 'issued' ? 'good' : one.state === 'expired' ? 'warning' : undefined}>
              {t(`state.${one.state}`)}
            </RecordState>
            <RecordNote>{t('until', { date: formatDate(one.validUntil) })}</RecordNote>
          </td>
          <td data-label={columns[3]}>{formatExactMoney(one.total, one.currency)}</td>
          <td data-label={columns[4]}>{formatAgo(one.updatedAt)}</td>
          <RecordActions>
            <a
              href={downloadAddress('quotationExport', { query: { quotationId: one.quotationId, fileType: 'pdf' } })}
              aria-label={t('file.pdfOf', one)}
              download
            >
              PDF
            </a>
          </RecordActions>
        </tr>
      ))}
    </RecordTable>
  );
}
