import { formatPercent } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import styles from './likelihood.module.css';

export interface LikelihoodProps {
  /** 0 to 1, estimated. */
  probability: number;
  /** Label before the figure. */
  label?: string;
}

/** An estimated probability as a figure and a bar. */
export function Likelihood({ probability, label }: LikelihoodProps) {
  const text = useProbabilityText();
  return (
    <span className={styles.likelihood}>
      {label !== undefined && <span className={styles.label}>{label}</span>}
      <b>{text(probability)}</b>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${Math.max(1, probability * 100)}%` }} />
      </span>
    </span>
  );
}

/** `93%`, or "under 1%": an estimate never claims to be nothing, nor certain. */
export function useProbabilityText(): (probability: number) => string {
  const { t } = useTranslation('forward');
  return (probability) => {
    if (probability < 0.01) return t('figure.belowOnePercent');
    return probability > 0.99 ? t('figure.above99Percent') : formatPercent(probability);
  };
}
