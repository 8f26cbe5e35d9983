// What a search prefers, at a glance.

import { preferenceWeightKeys, type SearchPreferences } from '@app/shared/constants/search-preferences';
import { presetOf } from '@app/shared/rules/preferences';
import { Flex, Tag } from 'antd';
import { useTranslation } from 'react-i18next';

export interface PreferenceTagsProps {
  preferences: SearchPreferences | undefined;
  /** The name of a preset alone stands for what it says. */
  isShort?: boolean;
}

/** Nothing where all is as usual. */
export function PreferenceTags({ preferences, isShort = false }: PreferenceTagsProps) {
  const { t } = useTranslation('retrosynthesis');
  const { protectingGroups = 'balanced', selectivity = 'balanced', weights } = preferences ?? {};
  const preset = presetOf(preferences);
  const named = preset === 'usual' ? [] : [isShort ? t(`preferences.presetOf.${preset}`) : nameOf(preset)];
  const said = [
    ...(protectingGroups === 'balanced' ? [] : [t(`preferences.tag.protectingGroups.${protectingGroups}`)]),
    ...(selectivity === 'balanced' ? [] : [t(`preferences.tag.selectivity.${selectivity}`)]),
    ...(weights
      ? [preferenceWeightKeys.map((key) => `${t(`preferences.weight.${key}`)} ${weights[key]}`).join(' · ')]
      : []),
  ];
  const like = preferences?.likeRoute?.length ? [t('preferences.tag.likeRoute')] : [];
  const tags = [...named.filter((one) => one !== ''), ...(isShort ? [] : said), ...like];
  if (tags.length === 0) return null;
  return (
    <Flex component="span" wrap gap={4} role="group" aria-label={t('preferences.tags')}>
      {tags.map((text) => (
        <Tag key={text} color={isShort ? 'success' : 'default'} style={{ margin: 0, whiteSpace: 'normal' }}>
          {text}
        </Tag>
      ))}
    </Flex>
  );

  function nameOf(one: Exclude<typeof preset, 'usual'>): string {
    return one === 'own' ? '' : t('preferences.tag.preset', { preset: t(`preferences.presetOf.${one}`) });
  }
}
