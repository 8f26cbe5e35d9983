import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { Setting } from './setting.tsx';

export interface OnOffProps {
  title: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => Promise<void>;
}

/** A setting with two states. */
export function OnOff({ title, text, isOn, onChange }: OnOffProps) {
  const { t } = useTranslation('account');
  return (
    <Setting title={title} text={text}>
      <Segmented
        label={title}
        value={isOn ? 'on' : 'off'}
        options={(['on', 'off'] as const).map((value) => ({ value, label: t(`settings.${value}`) }))}
        onChange={(value) => void onChange(value === 'on')}
      />
    </Setting>
  );
}
