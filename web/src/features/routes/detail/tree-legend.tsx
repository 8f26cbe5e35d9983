import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useIsBelow } from '../../../shared/hooks/use-media.ts';
import styles from './page.module.css';

/** How to read the tree, and its keys; folds away. */
export function TreeLegend() {
  const { t } = useTranslation('routes');
  const { t: detail } = useTranslation('route-detail');
  const isNarrow = useIsBelow('lg');
  if (isNarrow) return null;
  return (
    <details className={styles.legend}>
      <summary>{t('legend.title')}</summary>
      <dl>
        {(['target', 'inStock', 'missing', 'arrow', 'pill', 'keys', 'mouse'] as const).map((key) => (
          <div key={key}>
            <dt>{t(`legend.${key}.term`)}</dt>
            <dd>{t(`legend.${key}.text`)}</dd>
          </div>
        ))}
        <div>
          <dt>{detail('legend.more')}</dt>
          <dd>{detail('legend.moreText')}</dd>
        </div>
      </dl>
    </details>
  );
}
