import { useTranslation } from 'react-i18next';
import styles from './process.module.css';

export interface StepsProps {
  /** Opens a step by its number. */
  onStep: (number: number) => void;
}

/** Links to the steps by their numbers. */
export function StepLinks({ steps, onStep }: StepsProps & { steps: readonly number[] }) {
  const { t } = useTranslation('process');
  return steps.map((number) => (
    <button key={number} type="button" className={styles.step} onClick={() => onStep(number)}>
      {t('step', { number })}
    </button>
  ));
}
