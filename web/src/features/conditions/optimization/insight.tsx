import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { OtherSites } from '../../../chemistry/reaction/other-sites.tsx';
import { PrecedentList } from '../../../chemistry/reaction/precedent-list.tsx';
import styles from './page.module.css';

export interface InsightProps {
  kind: 'sites' | 'precedents';
  optimization: Optimization;
}

/** Other places where the reaction could happen, or the nearest known reactions. */
export function Insight({ kind, optimization: { reaction } }: InsightProps) {
  const asked = { reaction: reaction.smiles };
  return (
    <div className={styles['insight']}>
      {kind === 'sites' ? <OtherSites asked={asked} /> : <PrecedentList asked={asked} />}
    </div>
  );
}
