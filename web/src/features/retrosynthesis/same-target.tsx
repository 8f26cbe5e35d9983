import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './same-target.module.css';

export interface SameTargetProps {
  isStarting: boolean;
  onOpen: () => void;
  onPlanAnyway: () => void;
}

/** There is a task for this target: look at it, or plan once more. */
export function SameTarget({ isStarting, onOpen, onPlanAnyway }: SameTargetProps) {
  const { t } = useTranslation('retrosynthesis');
  return (
    <div className={styles.same} role="alert">
      <p>{t('plan.same')}</p>
      <Button size="small" variant="primary" onClick={onOpen}>
        {t('plan.openSame')}
      </Button>
      <Button size="small" loading={isStarting} onClick={onPlanAnyway}>
        {t('plan.anyway')}
      </Button>
    </div>
  );
}
