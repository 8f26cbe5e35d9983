import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { countConstraints } from '../constraints/constraint-set.ts';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { partsLabel } from '../drawing/part-label.ts';
import { withSubscripts } from '../drawing/subscripts.ts';
import styles from './task-panel.module.css';

export function TaskTarget({ task, onLoad }: { task: RetroTask; onLoad: () => void }) {
  const { t } = useTranslation('retrosynthesis');
  const { target, settings, removedParts } = task;
  const conditions = countConstraints(settings.constraints ?? {});
  return (
    <div className={styles.target}>
      <MoleculePicture molecule={target} width={132} height={92} decorative />
      <div>
        <strong>{moleculeLabel(target)}</strong>
        {target.name && <div className={styles.quiet}>{withSubscripts(target.formula)}</div>}
        <div className={styles.quiet}>
          {t('task.settings', {
            steps: settings.maxSteps,
            seconds: settings.timeLimitSeconds,
            routes: settings.maxRoutes,
          })}
        </div>
        {conditions > 0 && <div className={styles.quiet}>{t('task.conditions', { count: conditions })}</div>}
        <button type="button" className={styles.load} onClick={onLoad}>
          {t('task.load')}
        </button>
        {removedParts.length > 0 && (
          <div className={styles.quiet}>{t('recognised.removed', { parts: partsLabel(removedParts) })}</div>
        )}
      </div>
    </div>
  );
}
