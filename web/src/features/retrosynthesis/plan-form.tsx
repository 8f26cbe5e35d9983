// Name, settings, and the button that starts the search.

import type { SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { limits } from '@app/shared/constants/limits';
import type { Molecule } from '@app/shared/contracts/structure';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConstraintsForm } from '../../chem/constraints/constraints-form.tsx';
import { Button } from '../../ui/button.tsx';
import { RouteIcon } from '../../ui/icons.tsx';
import styles from './plan-form.module.css';
import { SettingsForm } from './settings-form.tsx';

export interface PlanFormProps {
  taskName: string;
  /** What the task will be called when the field is empty. */
  usualName: string;
  settings: SearchSettings;
  canPlan: boolean;
  isStarting: boolean;
  /** A task for the same target that is there already. */
  sameTargetTaskId: string | null;
  /** The recognised target. */
  target: Molecule | null;
  onTaskName: (name: string) => void;
  onSettings: (settings: SearchSettings) => void;
  onPlan: () => void;
  onPlanAnyway: () => void;
  onOpenSame: (taskId: string) => void;
}

export function PlanForm(props: PlanFormProps) {
  const { taskName, usualName, settings, canPlan, isStarting, sameTargetTaskId } = props;
  const { t } = useTranslation('retrosynthesis');
  const nameId = useId();
  return (
    <section className={styles.form} aria-label={t('plan.label')}>
      <div className={styles.name}>
        <label htmlFor={nameId}>{t('plan.taskName')}</label>
        <input
          id={nameId}
          type="text"
          value={taskName}
          maxLength={limits.taskNameLength}
          placeholder={usualName || t('plan.taskNameHint')}
          onChange={(event) => props.onTaskName(event.target.value)}
        />
      </div>
      <SettingsForm settings={settings} onChange={props.onSettings} />
      <ConstraintsForm
        target={props.target}
        constraints={settings.constraints ?? {}}
        onChange={(constraints) => props.onSettings({ ...settings, constraints })}
      />
      {sameTargetTaskId === null ? (
        <Button
          variant="primary"
          size="large"
          className={styles.plan}
          icon={<RouteIcon />}
          disabled={!canPlan}
          loading={isStarting}
          aria-keyshortcuts="Control+Enter"
          onClick={props.onPlan}
        >
          {t('plan.start')} <kbd className={styles.key}>Ctrl+Enter</kbd>
        </Button>
      ) : (
        <div className={styles.same} role="alert">
          <p>{t('plan.same')}</p>
          <Button size="small" variant="primary" onClick={() => props.onOpenSame(sameTargetTaskId)}>
            {t('plan.openSame')}
          </Button>
          <Button size="small" loading={isStarting} onClick={props.onPlanAnyway}>
            {t('plan.anyway')}
          </Button>
        </div>
      )}
    </section>
  );
}
