// What competes with a reaction, why, and what is not known.

import type { Selectivity } from '@app/shared/contracts/forward/products';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatPercent } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { HelpIcon } from '../../ui/icons/work-icons.tsx';
import styles from './selectivity-facts.module.css';

export function SelectivityFacts({ selectivity }: { selectivity: Selectivity }) {
  const { t } = useTranslation('forward');
  const { share, competing, unknown } = selectivity;
  return (
    <div className={styles.facts}>
      {share !== null && competing.length > 0 && <p>{t('selectivity.share', { percent: formatPercent(share) })}</p>}
      {competing.length > 0 && (
        <>
          <h4>{t('selectivity.competing')}</h4>
          <ul className={styles.competing}>
            {competing.map((other, index) => (
              <li key={`${index}-${other.product.key}`}>
                <MoleculePicture molecule={other.product} width={104} height={70} decorative />
                <span>
                  <strong>{moleculeLabel(other.product)}</strong>
                  <small>
                    {t(`selectivity.kind.${other.kind}`)} ·{' '}
                    {other.share === null
                      ? t('selectivity.shareUnknown')
                      : t('selectivity.about', { percent: formatPercent(other.share) })}
                  </small>
                  <span>{other.reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {unknown.length > 0 && (
        <>
          <h4>{t('selectivity.unknown')}</h4>
          <ul className={styles.unknown}>
            {unknown.map((text) => (
              <li key={text}>
                <HelpIcon size={14} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {competing.length === 0 && unknown.length === 0 && <p>{t('selectivity.nothing')}</p>}
    </div>
  );
}
