// How to search: how deep, how long, for how many routes, with which enzymatic steps; folded away, by which strategy and for how many expansions.

import { limits } from '@app/shared/constants/limits';
import { searchStrategies, type SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { enzymeUses, type EnzymeUse } from '@app/shared/constants/enzyme-uses';
import { InputNumber, Select, Typography } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../constraints/fields.tsx';

export interface SettingsFormProps {
  settings: SearchSettings;
  onChange: (settings: SearchSettings) => void;
}

const timeChoices = [5, 10, 20, 30, 60].filter((seconds) => seconds <= limits.searchSeconds);
const routeChoices = [10, 20, 30, 50, 100, 300, 1_000].filter((routes) => routes <= limits.routesPerTask);

export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const { t } = useTranslation('retrosynthesis');
  const formId = useId();
  const { strategy, maxExpansions, ...others } = settings;
  const common = { size: 'small', style: { width: '100%' } } as const;
  const changeAdvanced = (more: Pick<SearchSettings, 'strategy' | 'maxExpansions'>) => {
    const kept = { strategy, maxExpansions, ...more };
    onChange({
      ...others,
      ...(kept.strategy && { strategy: kept.strategy }),
      ...(kept.maxExpansions && { maxExpansions: kept.maxExpansions }),
    });
  };
  const choice = (
    label: string,
    name: 'timeLimitSeconds' | 'maxRoutes',
    choices: readonly number[],
    text: (choice: number) => string,
  ) => ({
    id: `${formId}-${name}`,
    label,
    field: (
      <Select
        {...common}
        id={`${formId}-${name}`}
        value={settings[name]}
        options={[...new Set([...choices, settings[name]])]
          .toSorted((a, b) => a - b)
          .map((value) => ({ value, label: text(value) }))}
        onChange={(value) => onChange({ ...settings, [name]: value })}
      />
    ),
  });
  return (
    <Fields
      title={t('settings.title')}
      fields={[
        {
          id: `${formId}-steps`,
          label: t('settings.maxSteps'),
          field: (
            <InputNumber
              {...common}
              id={`${formId}-steps`}
              min={1}
              max={limits.routeSteps}
              precision={0}
              value={settings.maxSteps}
              onChange={(maxSteps) => maxSteps !== null && onChange({ ...settings, maxSteps })}
            />
          ),
        },
        choice(t('settings.timeLimit'), 'timeLimitSeconds', timeChoices, (count) => t('settings.seconds', { count })),
        choice(t('settings.maxRoutes'), 'maxRoutes', routeChoices, String),
        {
          id: `${formId}-enzymes`,
          label: t('settings.enzymes'),
          field: (
            <Select
              {...common}
              id={`${formId}-enzymes`}
              value={settings.enzymes ?? 'none'}
              options={enzymeUses.map((value) => ({ value, label: t(`settings.enzymesOf.${value}`) }))}
              onChange={(use) => onChange(withEnzymes(settings, use))}
            />
          ),
        },
      ]}
    >
      <details style={{ marginTop: 8 }}>
        <summary style={{ marginBottom: 8, color: 'var(--secondary)', cursor: 'pointer' }}>
          {t('settings.advanced')}
        </summary>
        <Fields
          fields={[
            {
              id: `${formId}-strategy`,
              label: t('settings.strategy'),
              field: (
                <Select
                  {...common}
                  id={`${formId}-strategy`}
                  value={strategy ?? searchStrategies[0]}
                  options={searchStrategies.map((value) => ({ value, label: t(`settings.strategyOf.${value}`) }))}
                  onChange={(picked) => changeAdvanced({ strategy: picked })}
                />
              ),
            },
            {
              id: `${formId}-expansions`,
              label: t('settings.maxExpansions'),
              field: (
                <InputNumber
                  {...common}
                  id={`${formId}-expansions`}
                  min={1}
                  max={limits.searchExpansions}
                  precision={0}
                  value={maxExpansions ?? null}
                  placeholder={t('settings.unlimited')}
                  onChange={(count) => changeAdvanced({ maxExpansions: count ?? undefined })}
                />
              ),
            },
          ]}
        >
          <Typography.Text type="secondary">{t('settings.advancedHint')}</Typography.Text>
        </Fields>
      </details>
    </Fields>
  );
}

/** What is usual is left out, so that what is sent is what is meant. */
function withEnzymes({ enzymes: _before, ...rest }: SearchSettings, use: EnzymeUse): SearchSettings {
  return use === 'none' ? rest : { ...rest, enzymes: use };
}
