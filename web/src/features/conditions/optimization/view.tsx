import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { EntryHeader } from './entry-header.tsx';
import { Experiments } from '../experiments/experiments.tsx';
import styles from './page.module.css';
import { tabIn, type OptimizationTab } from '../paths.ts';
import { SetsView } from '../sets/sets-view.tsx';
import { TabPanel, Tabs } from './tabs.tsx';
import type { OptimizationEntry } from '../use-optimization.ts';
import { OtherSites } from '../../../chemistry/reaction/other-sites.tsx';
import { PrecedentList } from '../../../chemistry/reaction/precedent-list.tsx';

export function OptimizationView({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  const [search, setSearch] = useSearchParams();
  const tab = tabIn(search);
  const isNarrow = useIsBelow('md');
  const { optimization, sets, results } = entry.result;
  // What was opened once stays as it was left.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  const show = (next: OptimizationTab) => {
    setSearch(
      (known) => {
        known.set('tab', next);
        return known;
      },
      { replace: true },
    );
  };
  return (
    <div className={styles['page']}>
      <EntryHeader entry={entry} />
      <section className={styles['scheme']} aria-label={t('optimization.page.reaction')}>
        <ReactionScheme reaction={optimization.reaction} size={isNarrow ? 'small' : 'large'} />
      </section>
      <Tabs tab={tab} counts={{ sets: sets.length, experiments: results.length }} onTab={show} />
      <TabPanel tab="sets" shown={tab}>
        {opened.has('sets') && <SetsView result={entry.result} onChooseLevels={() => show('experiments')} />}
      </TabPanel>
      <TabPanel tab="experiments" shown={tab}>
        {opened.has('experiments') && <Experiments entry={entry} />}
      </TabPanel>
      <TabPanel tab="sites" shown={tab}>
        {opened.has('sites') && <Insight kind="sites" optimization={optimization} />}
      </TabPanel>
      <TabPanel tab="precedents" shown={tab}>
        {opened.has('precedents') && <Insight kind="precedents" optimization={optimization} />}
      </TabPanel>
    </div>
  );
}

interface InsightProps {
  kind: 'sites' | 'precedents';
  optimization: Optimization;
}

/** Other places where the reaction could happen, or the nearest known reactions. */
function Insight({ kind, optimization: { reaction } }: InsightProps) {
  const asked = { reaction: reaction.smiles };
  return (
    <div className={styles['insight']}>
      {kind === 'sites' ? <OtherSites asked={asked} /> : <PrecedentList asked={asked} />}
    </div>
  );
}
