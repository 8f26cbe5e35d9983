import type { Molecule } from '@app/shared/contracts/structure/structure';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './filter-panel.module.css';
import type { ListedRoute } from '../listed-route.ts';
import { clustersOf } from './sort-routes.ts';

export interface FacetClustersProps {
  target: Molecule;
  routes: readonly ListedRoute[];
  chosen: string | null;
  onChoose: (cluster: string | null) => void;
}

/** Groups of similar routes: each by the target with the bonds that it turns on. */
export function FacetClusters({ target, routes, chosen, onChoose }: FacetClustersProps) {
  const { t } = useTranslation('route-list');
  return (
    <ul className={styles.structures}>
      {clustersOf(routes).map(({ id, text, bonds, routes: count }) => (
        <li key={id} data-chosen={chosen === id || undefined}>
          <button
            type="button"
            className={styles.structure}
            aria-pressed={chosen === id}
            aria-label={t('facet.cluster', { name: text, count })}
            title={text}
            onClick={() => onChoose(chosen === id ? null : id)}
          >
            <MoleculePicture molecule={target} width={104} height={70} marked={[...new Set(bonds.flat())]} decorative />
          </button>
          <span className={styles.under}>
            <span className={styles.amount}>{count}</span>
            <span className={styles.word} title={text}>
              {text}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
