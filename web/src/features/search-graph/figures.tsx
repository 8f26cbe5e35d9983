import type { GraphCounts } from '@app/shared/contracts/search-graph/search-graph';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import styles from './page.module.css';

const shownCounts: readonly (keyof GraphCounts)[] = [
  'molecules',
  'expanded',
  'inStock',
  'solved',
  'reactions',
  'passed',
  'failed',
  'left',
];

/** What the graph holds. */
export function Figures({ counts }: { counts: GraphCounts }) {
  const { t } = useTranslation('search-graph');
  return (
    <dl className={styles.figures}>
      {shownCounts.map((name) => (
        <div key={name} title={t(`counts.${name}Why`)}>
          <dt>{t(`counts.${name}`)}</dt>
          <dd>{formatNumber(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
