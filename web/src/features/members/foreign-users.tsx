import type { CallData } from '@app/shared/contracts/catalogue';
import { Flex, Input, Tag, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { formatAgo, formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../shared/hooks/debounced.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { RecordTitle } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import { rowHeading } from '../../ui/table/row-heading.ts';

const pageSize = 20;

/** Users who have signed in, where the company's own provider keeps the accounts. */
export function ForeignUsers({ manageUrl }: { manageUrl: string | null }) {
  const { t } = useTranslation('members');
  const [search, setSearch] = useState('');
  const [pageIndex, setPageIndex] = useState(1);
  const wanted = useDebounced(search.trim());
  const query = { pageIndex, pageSize, ...(wanted && { search: wanted }) };
  const { data, error, mutate } = useCall('tenantUserList', { query }, { keepFor: 'list' });
  const columns: TableColumnsType<CallData<'tenantUserList'>['items'][number]> = [
    {
      title: t('column.name'),
      ...rowHeading,
      render: (_, { name, userName, isTenantAdmin }) => (
        <RecordTitle name={name}>
          {userName} {isTenantAdmin && <Tag color="success">{t('administrator')}</Tag>}
        </RecordTitle>
      ),
    },
    { title: t('column.contact'), dataIndex: 'email' },
    { title: t('column.firstSeen'), dataIndex: 'firstSeenAt', render: formatDate },
    { title: t('column.lastSignIn'), dataIndex: 'lastSignInAt', render: (at: string) => formatAgo(at) },
  ];
  return (
    <>
      <Flex wrap gap={12} align="center">
        <Input
          type="search"
          style={{ flex: '1 1 200px' }}
          value={search}
          aria-label={t('search')}
          placeholder={t('search')}
          onChange={({ target }) => {
            setSearch(target.value);
            setPageIndex(1);
          }}
        />
        {manageUrl !== null && (
          <a href={manageUrl} target="_blank" rel="noopener noreferrer">
            {t('foreign.manage')}
          </a>
        )}
      </Flex>
      <Records
        label={t('part.users')}
        columns={columns}
        rows={data?.items}
        rowKey="userName"
        empty={<EmptyState title={t('noneFound')} />}
        error={error}
        onRetry={() => mutate()}
        pager={{ pageIndex, pages: Math.ceil((data?.total ?? 0) / pageSize), onPage: setPageIndex }}
      />
    </>
  );
}
