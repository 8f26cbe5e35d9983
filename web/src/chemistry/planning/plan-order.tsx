// What every order to plan has: a name, wishes of the page, how to search, conditions on the routes, and its button.

import { Flex, Input } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyLines, type KeyLine } from '../../shared/keys/key-lines.ts';
import { modifierKey } from '../../shared/keys/modifier-key.ts';
import { Button } from '../../ui/button/button.tsx';
import { RouteIcon } from '../../ui/icons/work-icons.tsx';
import { ConstraintsForm } from '../constraints/constraints-form.tsx';
import { PreferencesForm } from '../preferences/preferences-form.tsx';
import { withPreferences } from '../preferences/with-preferences.ts';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { SettingsForm } from './settings-form.tsx';
import type { Planning } from './use-planning.ts';

export interface PlanOrderProps {
  planning: Planning;
  label: string;
  isStarting: boolean;
  canPlan?: boolean;
  onPlan: () => void;
  /** What the page asks besides. */
  children?: ReactNode;
  /** Takes the button's place. */
  instead?: ReactNode;
  /** Why the button rests. */
  notice?: ReactNode;
}

export function PlanOrder(props: PlanOrderProps) {
  const { planning, label, isStarting, canPlan = true, onPlan, children, instead, notice } = props;
  const { t } = useTranslation('retrosynthesis');
  const { target, recognised, settings, setSettings } = planning;
  const isReady = canPlan && recognised !== null;
  usePlanKey(isReady && !isStarting && !instead, onPlan);
  return (
    <Flex component="section" vertical gap={14} aria-label={t('plan.order')} style={{ padding: '14px 16px 0' }}>
      <label>
        <strong>{t('plan.taskName')}</strong>
        <Input
          value={target.taskName}
          maxLength={limits.taskNameLength}
          placeholder={recognised ? moleculeLabel(recognised.molecule) : t('plan.taskNameHint')}
          onChange={(event) => target.setTaskName(event.target.value)}
        />
      </label>
      {children}
      <SettingsForm settings={settings} onChange={setSettings} />
      <PreferencesForm
        isLikeable
        preferences={settings.preferences}
        onChange={(preferences) => setSettings(withPreferences(settings, preferences))}
      />
      <ConstraintsForm
        target={recognised?.molecule ?? null}
        constraints={settings.constraints ?? {}}
        onChange={(constraints) => setSettings({ ...settings, constraints })}
      />
      {/* However long the order is, what starts it stays in reach. */}
      <Flex
        vertical
        gap={8}
        style={{
          position: 'sticky',
          bottom: 0,
          // Above a field in focus, which antd raises to 2.
          zIndex: 3,
          margin: '0 -16px',
          padding: '10px 16px 12px',
          borderTop: '1px solid var(--line)',
          background: 'var(--surface)',
        }}
      >
        {notice}
        {instead ?? (
          <Button
            variant="primary"
            size="large"
            icon={<RouteIcon />}
            disabled={!isReady}
            loading={isStarting}
            aria-keyshortcuts="Control+Enter"
            onClick={onPlan}
          >
            {label}{' '}
            <kbd className="from-sm" style={{ font: 'inherit', fontWeight: 400, fontSize: 12 }}>
              {modifierKey()}+Enter
            </kbd>
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

const planLines: readonly KeyLine[] = [{ keys: ['Ctrl+Enter'], says: 'commands:keys.plan' }];

/** Ctrl+Enter or Command+Enter, wherever the focus is. */
function usePlanKey(isOn: boolean, plan: () => unknown): void {
  useKeyLines('commands:keys.planning', isOn ? planLines : null);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      plan();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isOn, plan]);
}
