// /impurity/list/{id}: what else comes out of a reaction, while it is being found and afterwards.

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { TaskResult } from '../../../chemistry/tasks/result-page.tsx';
import { useCall } from '../../../shared/api/use-call.ts';
import { startPath } from '../paths.ts';
import { ResultView } from './result-view.tsx';

export function ImpurityResultPage() {
  const { id = '' } = useParams();
  // Another prediction begins with nothing selected.
  return <OneSearch key={id} id={id} />;
}

/** `id` is that of a prediction, or of one of its runs. */
function OneSearch({ id }: { id: string }) {
  const { t } = useTranslation('impurity');
  const response = useCall('impuritySearchOf', { query: { id } }, { keepFor: id });
  return (
    <TaskResult
      scrollsNarrow
      response={response}
      name={response.data?.search.name}
      words={{ module: t('title'), coming: t('title'), failed: t('result.unreadable'), back: t('result.back') }}
      back={startPath}
    >
      {({ search }) => {
        const batchId = id === search.userSearchBatchId ? search.batchId : id;
        return <ResultView key={batchId} search={search} batchId={batchId} onChanged={response.mutate} />;
      }}
    </TaskResult>
  );
}
