import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import styles from './empty-worklist.module.css';

const steps = ['gather', 'check', 'plan', 'compare'] as const;

/** What happens here, while there is no molecule yet. */
export function EmptyTray() {
  const { t } = useTranslation('batch');
  return (
    <div className={styles.empty}>
      <EmptyState title={t('empty.title')} text={t('empty.text')} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <strong>{t(`empty.${step}.title`)}</strong>
            <span>{t(`empty.${step}.text`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
