// /intermediate/records: what happened to projects, newest first, with filters and as a file.

import { Flex, Space, Select } from 'antd';
import {
  recordFileTypes,
  recordKinds,
  type IntermediateRecord,
  type RecordKind,
} from '@app/shared/contracts/intermediates/projects';
import { useState, useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { downloadAddress } from '../../shared/api/files/download.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink, Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { FileLink } from '../../ui/button/file-link.tsx';
import { Records } from '../../ui/table/records.tsx';
import { intermediatesPath, projectPath } from './paths.ts';
import { personName, projectName } from './words.ts';
import { column, rowHeading } from '../../ui/table/column.tsx';
import type { Colleague } from '@app/shared/contracts/sharing';
import { DateField } from '../../ui/date/date-field.tsx';
import { daysAs } from '../../chemistry/tasks/history/history-query.ts';

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
      <Records<IntermediateRecord>
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
          column(t('records.column.project'), rowHeading, ({ projectId, projectName: name, molecule }) => (
            <Link to={projectPath(projectId)}>{projectName(name, molecule)}</Link>
          )),
          column(t('records.column.kind'), ({ kind }) => t(`records.kind.${kind}`)),
          column(t('records.column.what'), ({ text }) => (
            <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text}</span>
          )),
          column(t('records.column.who'), ({ by }) => (by ? personName(by) : t('records.system'))),
          column(t('records.column.when'), ({ createdAt }) => formatDateTime(createdAt)),
        ]}
      />
    </RecordPage>
  );
}

// Filters of the records; they are in the address, so that a view can be sent to a colleague.

interface RecordFilter {
  projectId?: string;
  kind?: RecordKind;
  userId?: string;
  /** ISO 8601. */
  from?: string;
  to?: string;
}

/** Days of the address, YYYY-MM-DD, are whole days where the reader is. */
function filterOf(params: URLSearchParams): RecordFilter {
  const kind = recordKinds.find((one) => one === params.get('kind'));
  const projectId = params.get('project');
  const userId = params.get('who');
  const days = { from: params.get('from') ?? '', until: params.get('to') ?? '' };
  return {
    ...(kind && { kind }),
    ...(projectId !== null && { projectId }),
    ...(userId !== null && { userId }),
    ...daysAs(days, 'from', 'to'),
  };
}

function RecordFilters({ kinds, people }: { kinds: readonly RecordKind[]; people: readonly Colleague[] }) {
  const { t } = useTranslation('intermediates');
  const id = useId();
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const choice = (name: 'kind' | 'who', options: { value: string; label: string }[]) => (
    <Select
      aria-label={t(`records.filter.${name}`)}
      prefix={t(`records.filter.${name}`)}
      value={params.get(name) ?? ''}
      options={[{ value: '', label: t('records.filter.any') }, ...options]}
      onChange={(picked) => set(name, picked)}
    />
  );
  return (
    <Flex wrap gap="10px 16px" align="center">
      {choice(
        'kind',
        kinds.map((kind) => ({ value: kind, label: t(`records.kind.${kind}`) })),
      )}
      {choice(
        'who',
        people.map((person) => ({ value: person.userId, label: personName(person) })),
      )}
      {(['from', 'to'] as const).map((name) => (
        <Space key={name}>
          <label htmlFor={`${id}-${name}`}>{t(`records.filter.${name}`)}</label>
          <DateField
            id={`${id}-${name}`}
            label={t(`records.filter.${name}`)}
            value={params.get(name) ?? ''}
            onChange={(day) => set(name, day)}
          />
        </Space>
      ))}
      {params.size > 0 && (
        <Button size="small" onClick={() => setParams({}, { replace: true })}>
          {t('records.filter.clear')}
        </Button>
      )}
    </Flex>
  );
}
