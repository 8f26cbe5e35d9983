// /intermediate/records: what happened to projects, newest first, with filters and as a file.

import { recordFileTypes, recordKinds, type IntermediateRecord } from '@app/shared/contracts/intermediates/projects';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { downloadAddress } from '../../shared/api/files/download.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { RecordActions, RecordBox, RecordsLoading, RecordTable } from '../../ui/table/record-table.tsx';
import { EmptyList } from './empty-list.tsx';
import styles from './page.module.css';
import { intermediatesPath, projectPath } from './paths.ts';
import { personName } from './person-name.ts';
import { projectName } from './project-name.ts';
import { filterOf, RecordFilters } from './record-filters.tsx';

const pageSize = 50;

export function IntermediateRecordsPage() {
  const { t } = useTranslation('intermediates');
  const [params] = useSearchParams();
  const [pages, setPages] = useState(1);
  const filter = filterOf(params);
  const isFiltered = Object.keys(filter).length > 0;
  const body = { ...filter, pageIndex: 1, pageSize };
  const { data, error, mutate } = useCall('intermediateRecords', { body }, { keepFor: 'list' });
  useTitle(t('records.title'));
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>{t('records.title')}</h1>
          <p>{t('records.intro')}</p>
        </div>
        <ButtonLink to={intermediatesPath}>{t('detail.back')}</ButtonLink>
      </header>
      {!data && (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <RecordsLoading />)}
      {data?.total === 0 && !isFiltered && (
        <EmptyList
          title={t('records.empty.title')}
          text={t('records.empty.text')}
          action={t('records.empty.action')}
          to={intermediatesPath}
        />
      )}
      {data && (data.total > 0 || isFiltered) && (
        <>
          <RecordFilters kinds={recordKinds} people={data.people} />
          <div className={styles['bar']}>
            <span role="status">{t('records.total', { count: data.total })}</span>
            <span className={styles['downloads']}>
              {t('records.download')}
              {recordFileTypes.map((fileType) => (
                <a
                  key={fileType}
                  href={downloadAddress('intermediateRecordsExport', { query: { ...filter, fileType } })}
                  aria-label={t('records.downloadAs', { kind: `.${fileType}` })}
                  download
                >
                  .{fileType}
                </a>
              ))}
            </span>
          </div>
          {data.total === 0 ? (
            <p className={styles['none']}>{t('records.none')}</p>
          ) : (
            <RecordBox>
              <RecordTable
                label={t('records.title')}
                columns={(['project', 'kind', 'what', 'who', 'when'] as const).map((one) => t(`records.column.${one}`))}
                action={t('column.actions')}
              >
                {Array.from({ length: pages }, (_, place) => (
                  <RecordRows key={place} body={{ ...filter, pageIndex: place + 1, pageSize }} />
                ))}
              </RecordTable>
            </RecordBox>
          )}
          {data.total > pages * pageSize && (
            <Button className={styles['more']} onClick={() => setPages(pages + 1)}>
              {t('records.more')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function RecordRows({ body }: { body: { pageIndex: number; pageSize: number } }) {
  const { data } = useCall('intermediateRecords', { body }, { keepFor: 'list' });
  return data?.items.map((record) => <RecordRow key={record.recordId} record={record} />);
}

function RecordRow({ record }: { record: IntermediateRecord }) {
  const { t } = useTranslation('intermediates');
  const { projectId, projectName: name, molecule, kind, text, by, createdAt } = record;
  return (
    <tr className={styles['row']}>
      <th scope="row">
        <Link to={projectPath(projectId)}>{projectName(name, molecule)}</Link>
      </th>
      <td data-label={t('records.column.kind')}>{t(`records.kind.${kind}`)}</td>
      <td data-label={t('records.column.what')} className={styles['what']}>
        {text}
      </td>
      <td data-label={t('records.column.who')}>{by ? personName(by) : t('records.system')}</td>
      <td data-label={t('records.column.when')} className={styles['when']}>
        {formatDateTime(createdAt)}
      </td>
      <RecordActions>{null}</RecordActions>
    </tr>
  );
}
