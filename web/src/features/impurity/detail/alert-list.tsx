import type { Impurity } from '@app/shared/contracts/impurity/results';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import styles from './side-panel.module.css';

/** Structural alerts with their source, and what such a screen is worth. */
export function AlertList({ impurity: { alerts } }: { impurity: Pick<Impurity, 'alerts'> }) {
  const { t } = useTranslation('impurity');
  return (
    <section className={styles.section}>
      <h3>{t('alerts.title')}</h3>
      {alerts.length === 0 && <p>{t('alerts.noneFound')}</p>}
      {alerts.length > 0 && (
        <ul className={styles.alerts}>
          {alerts.map(({ key, name, reason, source, inParent, potency }) => (
            <li key={key} data-parent={inParent}>
              <strong>
                <WarningIcon size={15} />
                {name}
              </strong>
              {reason !== undefined && <span>{reason}</span>}
              {inParent && <span>{t('alerts.inParent')}</span>}
              {potency && (
                <>
                  <strong>{potency.summary}</strong>
                  <span>{potency.explanation}</span>
                  <ul className={styles.features} aria-label={potency.explanation}>
                    {potency.features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                  {potency.published !== undefined && <strong>{potency.published}</strong>}
                  <span className={styles.quiet}>{t('alerts.source', { source: potency.source })}</span>
                </>
              )}
              <span className={styles.quiet}>{t('alerts.source', { source })}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>{t('alerts.screen')}</p>
    </section>
  );
}
