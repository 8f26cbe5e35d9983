import { Input } from 'antd';
import { useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { formatAgo, formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../shared/hooks/debounced.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import {
  RecordActions,
  RecordBox,
  RecordName,
  RecordNote,
  RecordsLoading,
  RecordTable,
} from '../../ui/table/record-table.tsx';
import styles from './page.module.css';

const pageSize = 20;
const columns = ['name', 'contact', 'firstSeen', 'lastSignIn'] as const;

/** Users who have signed in, where the company's own provider keeps the accounts. */
export function ForeignUsers({ manageUrl }: { manageUrl: string | null }) {
  const { t } = useTranslation('members');
  const [search, setSearch] = useState('');
  const [pageIndex, setPageIndex] = useState(1);
  const wanted = useDebounced(search.trim());
  const query = { pageIndex, pageSize, ...(wanted && { search: wanted }) };
  const { data, error, mutate } = useCall('tenantUserList', { query }, { keepFor: 'list' });
  return (
    <>
      <div className={styles.bar}>
        <Input
          type="search"
          className={styles.search}
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
      </div>
      <RecordBox>
        {data && data.items.length > 0 && (
          <RecordTable
            label={t('part.users')}
            columns={columns.map((column) => t(`column.${column}`))}
            action={t('column.action')}
          >
            {data.items.map((user) => (
              <tr key={user.userName}>
                <RecordName name={user.name}>
                  <RecordNote>
                    {user.userName}
                    {user.isTenantAdmin && <span className={styles.mark}>{t('administrator')}</span>}
                  </RecordNote>
                </RecordName>
                <td data-label={t('column.contact')}>
                  <span className={styles.mail}>{user.email}</span>
                </td>
                <td data-label={t('column.firstSeen')}>{formatDate(user.firstSeenAt)}</td>
                <td data-label={t('column.lastSignIn')}>{formatAgo(user.lastSignInAt)}</td>
                <RecordActions>{null}</RecordActions>
              </tr>
            ))}
          </RecordTable>
        )}
        {data?.items.length === 0 && <p className={styles.none}>{t('noneFound')}</p>}
        {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <RecordsLoading />}
      </RecordBox>
      {data && <Pager pageIndex={pageIndex} pages={Math.ceil(data.total / pageSize)} onPage={setPageIndex} />}
    </>
  );
}
