// /conditionOptimization?id=…: one reaction with its ranked conditions, the experiments on it, and what else is known.

import { Flex, Skeleton, Card } from 'antd';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { searchPath, tabIn, type OptimizationTab } from '../paths.ts';
import { useOptimization, type OptimizationEntry } from '../use-optimization.ts';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { EntryHeader } from './entry-header.tsx';
import { PageTabs } from '../../../ui/page/page-tabs.tsx';
import { later, usePrefetched } from '../../../ui/state/later.tsx';

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

const coming = { fallback: <Skeleton active style={{ padding: 16 }} /> };
const SetsView = later(() => import('../sets/sets-view.tsx').then((m) => m.SetsView), coming);
const Experiments = later(() => import('../experiments/experiments.tsx').then((m) => m.Experiments), coming);
const OtherSites = later(() => import('../../../chemistry/reaction/other-sites.tsx').then((m) => m.OtherSites), coming);
const PrecedentList = later(
  () => import('../../../chemistry/reaction/precedent-list.tsx').then((m) => m.PrecedentList),
  coming,
);
const parts = [Experiments, OtherSites, PrecedentList];

function OptimizationView({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  usePrefetched(parts);
  const [search, setSearch] = useSearchParams();
  const tab = tabIn(search);
  const isNarrow = useIsBelow('md');
  const { optimization, sets, results } = entry.result;
  const asked = { reaction: optimization.reaction.smiles };
  const show = (next: OptimizationTab) => {
    setSearch(
      (known) => {
        known.set('tab', next);
        return known;
      },
      { replace: true },
    );
  };
  const label = (one: OptimizationTab, count = 0) => (
    <>
      {t(`optimization.tab.${one}`)} {count > 0 && <small>{formatNumber(count)}</small>}
    </>
  );
  return (
    <div style={{ minWidth: 0 }}>
      <EntryHeader entry={entry} />
      <Card
        variant="borderless"
        role="region"
        aria-label={t('optimization.page.reaction')}
        styles={{ body: { display: 'flex', overflowX: 'auto', justifyContent: 'safe center', padding: '12px 16px' } }}
      >
        <ReactionScheme reaction={optimization.reaction} size={isNarrow ? 'small' : 'large'} />
      </Card>
      <PageTabs
        label={t('optimization.tab.label')}
        shown={tab}
        tabBarStyle={{ margin: 0, paddingInline: 16, background: 'var(--surface)' }}
        onShow={show}
        parts={[
          {
            key: 'sets',
            label: label('sets', sets.length),
            content: <SetsView result={entry.result} onChooseLevels={() => show('experiments')} />,
          },
          { key: 'experiments', label: label('experiments', results.length), content: <Experiments entry={entry} /> },
          { key: 'sites', label: label('sites'), content: <OtherSites asked={asked} /> },
          { key: 'precedents', label: label('precedents'), content: <PrecedentList asked={asked} /> },
        ]}
      />
    </div>
  );
}
