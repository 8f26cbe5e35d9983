import { useTranslation } from '../../shared/i18n/use-translation.ts';
import styles from './task-guide.module.css';

const lines = ['draw', 'paste', 'plan', 'watch'] as const;

/** What happens here, while there is no task to show. */
export function TaskGuide() {
  const { t } = useTranslation('retrosynthesis');
  return (
    <section className={styles.guide} aria-label={t('guide.title')}>
      <h2>{t('guide.title')}</h2>
      <ol>
        {lines.map((line) => (
          <li key={line}>
            <strong>{t(`guide.${line}.title`)}</strong>
            <span>{t(`guide.${line}.text`)}</span>
          </li>
        ))}
      </ol>
      <p>{t('guide.honest')}</p>
    </section>
  );
}
