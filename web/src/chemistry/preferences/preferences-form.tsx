// What a search prefers, folded until opened; what is set is seen beside the title.

import { Collapse } from 'antd';
import { useTranslation } from 'react-i18next';
import { later } from '../../ui/state/later.tsx';
import type { PreferenceFieldsProps } from './preference-fields.tsx';
import { PreferenceTags } from './preference-tags.tsx';

const PreferenceFields = later(async () => (await import('./preference-fields.tsx')).PreferenceFields);

export function PreferencesForm(props: PreferenceFieldsProps) {
  const { t } = useTranslation('retrosynthesis');
  return (
    <Collapse
      size="small"
      items={[
        {
          key: 'preferences',
          label: <strong>{t('preferences.title')}</strong>,
          extra: <PreferenceTags preferences={props.preferences} isShort />,
          children: <PreferenceFields {...props} />,
        },
      ]}
    />
  );
}
