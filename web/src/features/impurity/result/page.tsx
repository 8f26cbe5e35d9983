// /impurity/list/{id}: what else comes out of a reaction, while it is being found and afterwards.

import { Skeleton } from 'antd';
import { useParams } from 'react-router-dom';
import { endsPage, ResultFailed, ResultLoading } from '../../../chemistry/tasks/result-page.tsx';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { startPath } from '../paths.ts';
import { ResultView } from './result-view.tsx';
import { useSearch } from './use-impurities.ts';

export function ImpurityResultPage() {
  const { id = '' } = useParams();
  // Another prediction begins with nothing selected.
  return <OneSearch key={id} id={id} />;
}

function OneSearch({ id }: { id: string }) {
  const { t } = useTranslation('impurity');
  const { data, error, mutate } = useSearch(id);
  useTitle(data ? data.search.name : error ? t('result.unreadable') : '', t('title'));
  if (endsPage(error, data)) {
    const back = { to: startPath, text: t('result.back') };
    return <ResultFailed title={t('result.unreadable')} error={error} back={back} onRetry={() => void mutate()} />;
  }
  if (!data) return <Loading />;
  const { search } = data;
  const batchId = id === search.userSearchBatchId ? search.batchId : id;
  return <ResultView key={batchId} search={search} batchId={batchId} onChanged={() => mutate()} />;
}

function Loading() {
  const { t } = useTranslation('impurity');
  return (
    <ResultLoading title={t('title')}>
      <Skeleton active paragraph={{ rows: 10 }} style={{ padding: 16 }} />
    </ResultLoading>
  );
}
