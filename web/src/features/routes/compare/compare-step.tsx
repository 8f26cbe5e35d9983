import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';
import styles from './compare-view.module.css';
import { precedentsOf, precedentWords } from '../../../chemistry/step/evidence-text.ts';
import { RetroArrow } from '../retro-arrow.tsx';
import { precursorsOf, productOf } from '../../../chemistry/tree/route-tree.ts';

export const pictureFrame = { width: 84, height: 58 } as const;

export interface CompareStepProps {
  route: RouteDetail;
  step: RouteStep;
  /** Another of the routes has the same step in this line. */
  isShared: boolean;
}

/** One step of a compared route, small: product, open arrow, precursors. */
export function CompareStep({ route, step, isShared }: CompareStepProps) {
  const { t } = useTranslation('routes');
  const product = productOf(route, step);
  return (
    <div className={styles.step}>
      <p className={styles.stepName}>
        <span className={styles.stepNumber}>{step.number}</span>
        {step.name}
        {isShared && <span className={styles.shared}>{t('compare.shared')}</span>}
      </p>
      <div className={styles.stepPictures}>
        {product && <MoleculePicture molecule={product.molecule} {...pictureFrame} />}
        <RetroArrow width={24} />
        {precursorsOf(route, step).map((node) => (
          <MoleculePicture key={node.nodeId} molecule={node.molecule} {...pictureFrame} />
        ))}
      </div>
      <p className={styles.stepFacts}>
        <span title={precedentWords(t, step)}>
          {t('list.precedents', { count: precedentsOf(step), value: formatNumber(precedentsOf(step)) })}
        </span>
        {step.forward.passed ? (
          <span className={styles.passed}>
            <CheckIcon size={13} />
            {t('forward.rankShort', { rank: step.forward.rank })}
          </span>
        ) : (
          <span className={styles.failed}>
            <WarningIcon size={13} />
            {t('forward.failedShort')}
          </span>
        )}
      </p>
    </div>
  );
}
