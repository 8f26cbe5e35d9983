// /conditionOptimization?id=…: one reaction with its ranked conditions, the experiments on it, and what else is known.

import { Flex, Skeleton } from 'antd';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { OptimizationView } from './view.tsx';
import { searchPath, tabIn } from '../paths.ts';
import { useOptimization } from '../use-optimization.ts';

export function ConditionOptimizationPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  // Another entry is another page: nothing that was typed for one is kept for the other.
  return id === null ? <Navigate to={searchPath} replace /> : <Entry key={id} id={id} />;
}

function Entry({ id }: { id: string }) {
  const { t } = useTranslation(['conditions', 'common']);
  const entry = useOptimization(id);
  const { result, error, reload } = entry;
  const [search] = useSearchParams();
  useTitle(
    ...(result ? [t(`optimization.tab.${tabIn(search)}`), result.optimization.name] : []),
    t('optimization.title'),
  );
  if (result) return <OptimizationView entry={{ ...entry, result }} />;
  return (
    <div>
      <h1 className="visually-hidden">{t('optimization.title')}</h1>
      {error ? (
        <Flex vertical align="center" style={{ paddingBottom: 32 }}>
          <ErrorState error={error} onRetry={reload} />
          <ButtonLink to={searchPath}>{t('optimization.page.back')}</ButtonLink>
        </Flex>
      ) : (
        <div aria-busy="true" style={{ padding: 16 }}>
          <span className="visually-hidden">{t('common:layout.loading')}</span>
          <Skeleton active paragraph={{ rows: 12 }} />
        </div>
      )}
    </div>
  );
}
