// Quotations of one route, or of all: every version a row.

import { Flex, type TableColumnsType } from 'antd';
import { quotationStates, type QuotationState, type QuotationSummary } from '@app/shared/contracts/quotation';
import { Link } from 'react-router-dom';
import { downloadAddress } from '../../shared/api/files/download.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatAgo, formatDate, formatExactMoney } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import { SearchField, useListWish } from '../../ui/table/list-wish.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { StateTag } from './header.tsx';
import { QuotationBar } from './quotation-bar.tsx';
import { everyRoute, newQuotationPath, quotationPath, quotationsPath } from '../../chemistry/export/paths.ts';
import { actionColumn, column, rowHeading } from '../../ui/table/column.tsx';

const filters = ['all', ...quotationStates] as const;

export function HistoryPage({ routeId }: { routeId: string | undefined }) {
  const { t } = useTranslation('quotation');
  const wish = useListWish<QuotationState>();
  const query = {
    ...wish.query,
    ...(routeId !== undefined && { routeId }),
    ...(wish.key && { searchValue: wish.key }),
  };
  const list = useCall('quotationList', { query }, { keepFor: routeId ?? 'list' });
  const [newest] = list.data?.items ?? [];
  useTitle(routeId !== undefined && newest ? moleculeLabel(newest.product) : '', t('listTitle'));
  const columns: TableColumnsType<QuotationSummary> = [
    column(t('history.column.number'), rowHeading, (one) => (
      <Flex gap={10} align="center">
        <MoleculePicture molecule={one.product} width={72} height={48} decorative />
        <div>
          <Link to={quotationPath(one)}>{t('versionOf', one)}</Link>
          <RecordNote>{moleculeLabel(one.product)}</RecordNote>
        </div>
      </Flex>
    )),
    column(t('history.column.customer'), ({ customer }) => customer || '–'),
    column(t('history.column.state'), (one) => (
      <>
        <StateTag state={one.state} />
        <RecordNote>{t('until', { date: formatDate(one.validUntil) })}</RecordNote>
      </>
    )),
    column(t('history.column.total'), { align: 'right', className: 'tabular' }, ({ total, currency }) =>
      formatExactMoney(total, currency),
    ),
    column(t('history.column.changed'), ({ updatedAt }) => formatAgo(updatedAt)),
    actionColumn(t('history.column.files'), (one) => (
      <a
        href={downloadAddress('quotationExport', { query: { quotationId: one.quotationId, fileType: 'pdf' } })}
        aria-label={t('file.pdfOf', one)}
        download
      >
        PDF
      </a>
    )),
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
            value={wish.state}
            options={filters.map((value) => ({ value, label: t(`state.${value}`) }))}
            onChange={(state) => wish.narrow({ state })}
          />
          <SearchField label={t('history.search')} value={wish.words} onChange={(words) => wish.narrow({ words })} />
          {routeId !== undefined && <Link to={quotationsPath(everyRoute)}>{t('link.all')}</Link>}
        </Flex>
        <Records
          label={t('listTitle')}
          rowKey="quotationId"
          columns={columns}
          list={list}
          page={wish.page}
          empty={
            <EmptyState
              title={t(wish.isNarrowed ? 'history.none' : 'history.empty')}
              text={wish.isNarrowed ? '' : t('history.emptyText')}
            />
          }
        />
      </RecordPage>
    </>
  );
}
