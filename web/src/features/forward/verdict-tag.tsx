import type { Selectivity } from '@app/shared/contracts/forward/products';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { HelpIcon } from '../../ui/icons/work-icons.tsx';

const looks = {
  clear: { color: 'success', icon: <CheckCircleIcon size={14} /> },
  mixed: { color: 'warning', icon: <WarningIcon size={14} /> },
  unknown: { color: 'default', icon: <HelpIcon size={14} /> },
} as const;

/** Whether other places compete, in a word, an icon and a colour. */
export function VerdictTag({ verdict }: Pick<Selectivity, 'verdict'>) {
  const { t } = useTranslation('forward');
  return (
    <Tag
      {...looks[verdict]}
      title={t(`verdict.${verdict}.text`)}
      style={{ display: 'inline-flex', gap: 4, alignItems: 'center', width: 'fit-content', marginInlineEnd: 0 }}
    >
      {t(`verdict.${verdict}.name`)}
    </Tag>
  );
}
