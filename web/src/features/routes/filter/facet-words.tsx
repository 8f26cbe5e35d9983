import { useTranslation } from 'react-i18next';
import { MinusIcon } from '../../../ui/icons/icons.tsx';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';
import type { Facet, FacetChoice, FacetValue } from './facets.ts';
import styles from './filter-panel.module.css';

export interface FacetListProps {
  facet: Facet;
  values: readonly FacetValue[];
  chosen: readonly FacetChoice[];
  nameOf: (value: string) => string;
  onToggle: (facet: Facet, value: string, wanted: boolean) => void;
}

/** Values in words; beside each how many routes have it, and a button for "only with" and one for "without". */
export function FacetWords({ facet, values, chosen, nameOf, onToggle }: FacetListProps) {
  return (
    <ul className={styles.words}>
      {values.map(({ value, routes }) => (
        <li key={value} data-empty={routes === 0}>
          <span className={styles.word} title={nameOf(value)}>
            {nameOf(value)}
          </span>
          <span className={styles.amount}>{routes}</span>
          <FacetButtons
            name={nameOf(value)}
            chosen={chosen.find((one) => one.value === value)?.wanted}
            onToggle={(wanted) => onToggle(facet, value, wanted)}
          />
        </li>
      ))}
    </ul>
  );
}

interface FacetButtonsProps {
  name: string;
  /** Undefined where it does not matter. */
  chosen: boolean | undefined;
  onToggle: (wanted: boolean) => void;
}

export function FacetButtons({ name, chosen, onToggle }: FacetButtonsProps) {
  const { t } = useTranslation('routes');
  return (
    <span className={styles.choice} role="group" aria-label={name}>
      <button
        type="button"
        aria-pressed={chosen === true}
        aria-label={t('listPage.facet.with', { name })}
        title={t('listPage.facet.with', { name })}
        onClick={() => onToggle(true)}
      >
        <CheckIcon size={14} />
      </button>
      <button
        type="button"
        data-kind="without"
        aria-pressed={chosen === false}
        aria-label={t('listPage.facet.without', { name })}
        title={t('listPage.facet.without', { name })}
        onClick={() => onToggle(false)}
      >
        <MinusIcon size={14} />
      </button>
    </span>
  );
}
