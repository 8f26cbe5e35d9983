// Settings of every search that starts from here: search, constraints, and a plant's goals.

import { limits } from '@app/shared/constants/limits';
import type { ProcessGoals } from '@app/shared/contracts/process/figures';
import type { RouteType, SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { ConstraintsForm } from '../../../chemistry/constraints/constraints-form.tsx';
import { GoalsForm } from '../../../chemistry/planning/goals-form.tsx';
import { SettingsForm } from '../../../chemistry/planning/settings-form.tsx';
import { useTranslation } from 'react-i18next';
import styles from './add-panel.module.css';

export interface CommonOrder {
  settings: SearchSettings;
  goals: ProcessGoals;
}

export interface SettingsPanelProps {
  routeType: RouteType;
  order: CommonOrder;
  onChange: (order: CommonOrder) => void;
}

export function SettingsPanel({ routeType, order, onChange }: SettingsPanelProps) {
  const { t } = useTranslation('batch');
  const { settings, goals } = order;
  return (
    <section className={styles.panel} aria-label={t('settings.title')}>
      <h2>{t('settings.title')}</h2>
      <p className={styles.hint}>{t('settings.hint')}</p>
      {routeType === 'processchemistry' && (
        <p className={styles.hint}>{t('settings.processLimit', { count: limits.processTasksPerUser })}</p>
      )}
      <SettingsForm settings={settings} onChange={(changed) => onChange({ ...order, settings: changed })} />
      {routeType === 'processchemistry' && (
        <GoalsForm goals={goals} onChange={(changed) => onChange({ ...order, goals: changed })} />
      )}
      <ConstraintsForm
        constraints={settings.constraints ?? {}}
        onChange={(constraints) => onChange({ ...order, settings: { ...settings, constraints } })}
      />
    </section>
  );
}
