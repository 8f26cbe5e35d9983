// What a search prefers: a preset, or protecting groups, selectivity and weights one by one.

import {
  preferenceLimits,
  preferencePresets,
  protectingGroupUses,
  selectivityUses,
  type PreferencePreset,
  type SearchPreferences,
} from '@app/shared/constants/search-preferences';
import { noSearchPreferences } from '@app/shared/contracts/profile/profile';
import { preferencesText, presetOf, saidPreferences } from '@app/shared/rules/preferences';
import { Flex, Input, Select, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { Fields } from '../constraints/fields.tsx';
import { WeightSliders } from './weight-sliders.tsx';

export interface PreferenceFieldsProps {
  preferences: SearchPreferences | undefined;
  /** Undefined for the usual. */
  onChange: (preferences: SearchPreferences | undefined) => void;
  /** The search has one target, so that a route to it can be given. */
  isLikeable?: boolean;
}

const noReactions: readonly string[] = [];

const presets = Object.keys(preferencePresets).filter((key): key is PreferencePreset => key in preferencePresets);

export function PreferenceFields({ preferences, onChange, isLikeable = false }: PreferenceFieldsProps) {
  const { t } = useTranslation('retrosynthesis');
  const { isBusy, run } = useAction();
  const id = useId();
  const { protectingGroups = 'balanced', selectivity = 'balanced', weights } = preferences ?? {};
  const change = (changes: SearchPreferences) => onChange(saidPreferences({ ...preferences, ...changes }));
  const preset = presetOf(preferences);
  const choices = ['usual', ...presets, ...(preset === 'own' ? (['own'] as const) : [])] as const;
  const choose = (picked: (typeof choices)[number]) => {
    if (picked === 'own') return;
    const { protectingGroups: _groups, selectivity: _selectivity, weights: _weights, ...rest } = preferences ?? {};
    onChange(saidPreferences(picked === 'usual' ? rest : { ...rest, ...preferencePresets[picked] }));
  };
  const keep = () =>
    run(async () => {
      const value = preset === 'usual' ? noSearchPreferences : preferencesText(preferences);
      await call('changeSetting', { params: { key: 'SearchPreferences', value } });
      toast.success(t('preferences.kept'));
    });
  return (
    <Flex vertical gap={12}>
      <Fields
        fields={[
          {
            id: `${id}-preset`,
            label: t('preferences.preset'),
            field: (
              <Select
                id={`${id}-preset`}
                size="small"
                style={{ width: '100%' }}
                value={preset}
                options={choices.map((value) => ({ value, label: t(`preferences.presetOf.${value}`) }))}
                onChange={choose}
              />
            ),
          },
        ]}
      />
      <Labelled label={t('preferences.protectingGroups')}>
        <Segmented
          label={t('preferences.protectingGroups')}
          value={protectingGroups}
          options={protectingGroupUses.map((value) => ({
            value,
            label: t(`preferences.protectingGroupsOf.${value}`),
          }))}
          onChange={(use) => change({ protectingGroups: use })}
        />
      </Labelled>
      <Labelled label={t('preferences.selectivity')} help={t(`preferences.selectivityHelp.${selectivity}`)}>
        <Segmented
          label={t('preferences.selectivity')}
          value={selectivity}
          options={selectivityUses.map((value) => ({ value, label: t(`preferences.selectivityOf.${value}`) }))}
          onChange={(use) => change({ selectivity: use })}
        />
      </Labelled>
      <WeightSliders weights={weights} onChange={(changed) => change({ weights: changed })} />
      {isLikeable && (
        <LikeRouteField
          reactions={preferences?.likeRoute ?? noReactions}
          onChange={(likeRoute) => change({ likeRoute })}
        />
      )}
      <Button size="small" loading={isBusy} onClick={() => void keep()}>
        {t('preferences.keep')}
      </Button>
    </Flex>
  );
}

function Labelled({ label, help, children }: { label: string; help?: string; children: React.ReactNode }) {
  return (
    <Flex vertical gap={4}>
      <span aria-hidden="true" style={{ fontWeight: 600 }}>
        {label}
      </span>
      {children}
      {help !== undefined && <Typography.Text type="secondary">{help}</Typography.Text>}
    </Flex>
  );
}

/** A route as text; lines are taken as they are typed, and read when the search starts. */
function LikeRouteField(props: { reactions: readonly string[]; onChange: (reactions: string[]) => void }) {
  const { reactions, onChange } = props;
  const { t } = useTranslation('retrosynthesis');
  const id = useId();
  const [text, setText] = useState(reactions.join('\n'));
  const shown = linesOf(text).join('\n') === reactions.join('\n') ? text : reactions.join('\n');
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id} style={{ fontWeight: 600 }}>
        {t('preferences.likeRoute')}
      </label>
      <Input.TextArea
        id={id}
        size="small"
        autoSize={{ minRows: 1, maxRows: 6 }}
        spellCheck={false}
        placeholder="A.B>>C"
        aria-describedby={`${id}-help`}
        value={shown}
        onChange={({ target }) => {
          setText(target.value);
          onChange(linesOf(target.value).slice(0, preferenceLimits.routeReactions));
        }}
      />
      <Typography.Text type="secondary" id={`${id}-help`}>
        {t('preferences.likeRouteHelp')}
      </Typography.Text>
    </Flex>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
