// /intermediate/records: what happened to projects, newest first, with filters and as a file.

import { Flex, Space } from 'antd';
import { recordFileTypes, recordKinds } from '@app/shared/contracts/intermediates/projects';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { downloadAddress } from '../../shared/api/files/download.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { FileLink } from '../../ui/button/file-link.tsx';
import { Records } from '../../ui/table/records.tsx';
import { rowHeading } from '../../ui/table/row-heading.ts';
import { intermediatesPath, projectPath } from './paths.ts';
import { filterOf, RecordFilters } from './record-filters.tsx';
import { personName, projectName } from './words.ts';

const pageSize = 50;

export function IntermediateRecordsPage() {
  const { t } = useTranslation('intermediates');
  const [params] = useSearchParams();
  const filter = filterOf(params);
  const key = params.toString();
  const [{ of, pageIndex }, setPage] = useState({ of: key, pageIndex: 1 });
  // Another filter begins at its first page.
  const shown = of === key ? pageIndex : 1;
  const isFiltered = Object.keys(filter).length > 0;
  const body = { ...filter, pageIndex: shown, pageSize };
  const list = useCall('intermediateRecords', { body }, { keepFor: 'list' });
  const { data } = list;
  useTitle(t('records.title'));
  return (
    <RecordPage
      title={t('records.title')}
      intro={t('records.intro')}
      maxWidth={1240}
      action={<ButtonLink to={intermediatesPath}>{t('detail.back')}</ButtonLink>}
    >
      {data && (data.total > 0 || isFiltered) && (
        <>
          <RecordFilters kinds={recordKinds} people={data.people} />
          <Flex wrap gap="4px 16px" justify="space-between">
            <span role="status">{t('records.total', { count: data.total })}</span>
            <Space>
              {t('records.download')}
              {recordFileTypes.map((fileType) => (
                <FileLink
                  key={fileType}
                  fileType={fileType}
                  href={downloadAddress('intermediateRecordsExport', { query: { ...filter, fileType } })}
                  label={t('records.downloadAs', { kind: `.${fileType}` })}
                />
              ))}
            </Space>
          </Flex>
        </>
      )}
      <Records
        label={t('records.title')}
        rowKey="recordId"
        list={list}
        page={{ pageIndex: shown, pageSize, onPage: (to) => setPage({ of: key, pageIndex: to }) }}
        empty={
          isFiltered ? (
            <EmptyState title={t('records.none')} />
          ) : (
            <EmptyState
              title={t('records.empty.title')}
              text={t('records.empty.text')}
              action={<ButtonLink to={intermediatesPath}>{t('records.empty.action')}</ButtonLink>}
            />
          )
        }
        columns={[
          {
            title: t('records.column.project'),
            ...rowHeading,
            render: (_, { projectId, projectName: name, molecule }) => (
              <Link to={projectPath(projectId)}>{projectName(name, molecule)}</Link>
            ),
          },
          { title: t('records.column.kind'), render: (_, { kind }) => t(`records.kind.${kind}`) },
          {
            title: t('records.column.what'),
            render: (_, { text }) => <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text}</span>,
          },
          { title: t('records.column.who'), render: (_, { by }) => (by ? personName(by) : t('records.system')) },
          { title: t('records.column.when'), render: (_, { createdAt }) => formatDateTime(createdAt) },
        ]}
      />
    </RecordPage>
  );
}
