import type { CallData } from '@app/shared/contracts/catalogue';
import { Flex, Tag, type TableColumnsType } from 'antd';
import { useCall } from '../../shared/api/use-call.ts';
import { formatAgo, formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { SearchField, useListWish } from '../../ui/table/list-wish.tsx';
import { RecordTitle } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import { column, rowHeading } from '../../ui/table/column.tsx';

/** Users who have signed in, where the company's own provider keeps the accounts. */
export function ForeignUsers({ manageUrl }: { manageUrl: string | null }) {
  const { t } = useTranslation('members');
  const wish = useListWish();
  const query = { ...wish.query, ...(wish.key && { search: wish.key }) };
  const list = useCall('tenantUserList', { query }, { keepFor: 'list' });
  const columns: TableColumnsType<CallData<'tenantUserList'>['items'][number]> = [
    column(t('column.name'), rowHeading, ({ name, userName, isTenantAdmin }) => (
      <RecordTitle name={name}>
        {userName} {isTenantAdmin && <Tag color="success">{t('administrator')}</Tag>}
      </RecordTitle>
    )),
    { title: t('column.contact'), dataIndex: 'email' },
    { title: t('column.firstSeen'), dataIndex: 'firstSeenAt', render: formatDate },
    { title: t('column.lastSignIn'), dataIndex: 'lastSignInAt', render: (at: string) => formatAgo(at) },
  ];
  return (
    <>
      <Flex wrap gap={12} align="center">
        <SearchField label={t('search')} value={wish.words} onChange={(words) => wish.narrow({ words })} />
        {manageUrl !== null && (
          <a href={manageUrl} target="_blank" rel="noopener noreferrer">
            {t('foreign.manage')}
          </a>
        )}
      </Flex>
      <Records
        label={t('part.users')}
        columns={columns}
        list={list}
        page={wish.page}
        rowKey="userName"
        empty={<EmptyState title={t('noneFound')} />}
      />
    </>
  );
}
