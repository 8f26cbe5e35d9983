import { useTranslation } from 'react-i18next';
import styles from './legend.module.css';
import { looks } from './molecule-words.ts';

/** What the lines around molecules and the bands on reactions mean, and the keys. */
export function Legend() {
  const { t } = useTranslation('search-graph');
  return (
    <details className={styles.legend}>
      <summary>{t('legend.title')}</summary>
      <div>
        <ul>
          {looks.map((look) => (
            <li key={look}>
              <span className={styles.molecule} data-look={look} />
              {t(`legend.${look}`)}
            </li>
          ))}
          {(['passed', 'failed', 'unchecked'] as const).map((check) => (
            <li key={check}>
              <span className={styles.band} data-check={check} />
              {t(`canvas.${check}`)}
            </li>
          ))}
          <li>
            <span className={styles.molecule} data-look="link" />
            {t('legend.link')}
          </li>
        </ul>
        <p>{t('legend.keys')}</p>
      </div>
    </details>
  );
}
