// /my/members: the users of a tenant and their groups, for its administrator.

import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { RecordPage, RecordsLoading } from '../../ui/table/record-page.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { ForeignUsers } from './foreign-users.tsx';
import { GroupsPart } from './groups-part.tsx';
import { UsersPart } from './users-part.tsx';

const parts = ['users', 'groups'] as const;

export function MembersPage() {
  const { t } = useTranslation('members');
  const [params, setParams] = useSearchParams();
  const { data, error, mutate } = useCall('memberList', { query: { pageIndex: 1, pageSize: 1 } });
  const part = params.get('part') === 'groups' ? 'groups' : 'users';
  useTitle(t(`part.${part}`));
  const isFull = data !== undefined && data.enabled >= data.userLimit;
  const intro = !data
    ? t('intro')
    : data.isManagedHere
      ? `${t('intro')}${sentenceGap()}${t(isFull ? 'full' : 'places', { enabled: data.enabled, limit: data.userLimit })}`
      : t('foreign.intro');
  return (
    <RecordPage title={t('title')} intro={intro}>
      {data?.isManagedHere && (
        <Segmented
          label={t('part.label')}
          value={part}
          options={parts.map((value) => ({ value, label: t(`part.${value}`) }))}
          onChange={(value) => setParams(value === 'groups' ? { part: value } : {}, { replace: true })}
        />
      )}
      {data?.isManagedHere && part === 'users' && <UsersPart isFull={isFull} onChanged={() => void mutate()} />}
      {data?.isManagedHere && part === 'groups' && <GroupsPart />}
      {data && !data.isManagedHere && <ForeignUsers manageUrl={data.manageUrl} />}
      {!data && (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <RecordsLoading />)}
    </RecordPage>
  );
}
