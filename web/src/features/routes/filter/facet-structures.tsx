import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useState } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from 'react-i18next';
import { FacetButtons, type FacetListProps } from './facet-words.tsx';
import styles from './filter-panel.module.css';

const firstShown = 6;
const moreShown = 24;

export interface FacetStructuresProps extends Omit<FacetListProps, 'nameOf'> {
  molecules: ReadonlyMap<string, Molecule>;
}

/** Values that are molecules: a press on the structure asks for routes with it. */
export function FacetStructures({ facet, values, chosen, molecules, onToggle }: FacetStructuresProps) {
  const { t } = useTranslation('routes');
  const [count, setCount] = useState(firstShown);
  const choiceOf = (value: string) => chosen.find((one) => one.value === value)?.wanted;
  // Chosen ones first: they are what the list is.
  const sorted = values.toSorted(
    (a, b) => Number(choiceOf(b.value) !== undefined) - Number(choiceOf(a.value) !== undefined),
  );
  return (
    <>
      <ul className={styles.structures}>
        {sorted.slice(0, count).map(({ value, routes }) => {
          const molecule = molecules.get(value);
          if (!molecule) return null;
          const name = moleculeLabel(molecule);
          const wanted = choiceOf(value);
          return (
            <li key={value} data-chosen={wanted} data-empty={routes === 0}>
              <button
                type="button"
                className={styles.structure}
                aria-label={t('listPage.facet.with', { name })}
                aria-pressed={wanted === true}
                title={name}
                onClick={() => onToggle(facet, value, true)}
              >
                <MoleculePicture molecule={molecule} width={104} height={70} decorative />
              </button>
              <span className={styles.under}>
                <span className={styles.amount}>{routes}</span>
                <FacetButtons name={name} chosen={wanted} onToggle={(on) => onToggle(facet, value, on)} />
              </span>
            </li>
          );
        })}
      </ul>
      {values.length > count && (
        <button type="button" className={styles.more} onClick={() => setCount(count + moreShown)}>
          {t('listPage.facet.more', { count: values.length - count })}
        </button>
      )}
    </>
  );
}
