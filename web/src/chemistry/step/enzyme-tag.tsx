// The sign of an enzymatic step: icon and abbreviation.

import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { EnzymeIcon } from '../../ui/icons/enzyme-icon.tsx';

export function EnzymeTag({ abbreviation }: { abbreviation: string }) {
  const { t } = useTranslation('routes');
  return (
    <Tag color="green" style={{ margin: 0 }}>
      <EnzymeIcon size={14} /> {t('enzyme.sign', { abbreviation })}
    </Tag>
  );
}
