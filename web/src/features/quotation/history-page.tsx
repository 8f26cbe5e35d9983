// Quotations of one route, or of all: every version a row.

import { Flex, Input, type TableColumnsType } from 'antd';
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
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { actionColumn, Records } from '../../ui/table/records.tsx';
import { rowHeading } from '../../ui/table/row-heading.ts';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { StateTag } from './header.tsx';
import { QuotationBar } from './quotation-bar.tsx';
import { everyRoute, newQuotationPath, quotationPath, quotationsPath } from '../../chemistry/export/paths.ts';

const pageSize = 20;
const filters = ['all', ...quotationStates] as const;

export function HistoryPage({ routeId }: { routeId: string | undefined }) {
  const { t } = useTranslation('quotation');
  const [state, setState] = useState<'all' | QuotationState>('all');
  const [text, setText] = useState('');
  const [pageIndex, setPageIndex] = useState(1);
  const searchValue = useDebounced(text.trim());
  const query = {
    pageIndex,
    pageSize,
    ...(routeId !== undefined && { routeId }),
    ...(state !== 'all' && { state }),
    ...(searchValue && { searchValue }),
  };
  const { data, error, mutate } = useCall('quotationList', { query }, { keepFor: routeId ?? 'list' });
  const isFiltered = state !== 'all' || searchValue !== '';
  const [newest] = data?.items ?? [];
  useTitle(routeId !== undefined && newest ? moleculeLabel(newest.product) : '', t('listTitle'));
  const columns: TableColumnsType<QuotationSummary> = [
    {
      title: t('history.column.number'),
      ...rowHeading,
      render: (_, one) => (
        <Flex gap={10} align="center">
          <MoleculePicture molecule={one.product} width={72} height={48} decorative />
          <div>
            <Link to={quotationPath(one)}>{t('versionOf', one)}</Link>
            <RecordNote>{moleculeLabel(one.product)}</RecordNote>
          </div>
        </Flex>
      ),
    },
    { title: t('history.column.customer'), render: (_, { customer }) => customer || '–' },
    {
      title: t('history.column.state'),
      render: (_, one) => (
        <>
          <StateTag state={one.state} />
          <RecordNote>{t('until', { date: formatDate(one.validUntil) })}</RecordNote>
        </>
      ),
    },
    {
      title: t('history.column.total'),
      align: 'right',
      className: 'tabular',
      render: (_, { total, currency }) => formatExactMoney(total, currency),
    },
    { title: t('history.column.changed'), render: (_, { updatedAt }) => formatAgo(updatedAt) },
    {
      ...actionColumn(t('history.column.files')),
      render: (_, one) => (
        <a
          href={downloadAddress('quotationExport', { query: { quotationId: one.quotationId, fileType: 'pdf' } })}
          aria-label={t('file.pdfOf', one)}
          download
        >
          PDF
        </a>
      ),
    },
  ];
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
        <Flex wrap gap="8px 12px" align="center">
          <Segmented
            label={t('history.filter')}
            value={state}
            options={filters.map((value) => ({ value, label: t(`state.${value}`) }))}
            onChange={(picked) => {
              setState(picked);
              setPageIndex(1);
            }}
          />
          <Input
            type="search"
            value={text}
            aria-label={t('history.search')}
            placeholder={t('history.search')}
            style={{ flex: '1 1 180px', maxWidth: 320 }}
            onChange={({ target }) => {
              setText(target.value);
              setPageIndex(1);
            }}
          />
          {routeId !== undefined && <Link to={quotationsPath(everyRoute)}>{t('link.all')}</Link>}
        </Flex>
        <Records
          label={t('listTitle')}
          rowKey="quotationId"
          columns={columns}
          rows={data?.items}
          empty={
            <EmptyState
              title={t(isFiltered ? 'history.none' : 'history.empty')}
              text={isFiltered ? '' : t('history.emptyText')}
            />
          }
          error={error}
          onRetry={() => mutate()}
          pager={{ pageIndex, pages: Math.ceil((data?.total ?? 0) / pageSize), onPage: setPageIndex }}
        />
      </RecordPage>
    </>
  );
}
