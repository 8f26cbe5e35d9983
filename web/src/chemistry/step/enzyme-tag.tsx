// The sign of an enzymatic step: icon and abbreviation.

import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { EnzymeIcon } from '../../ui/icons/enzyme-icon.tsx';

export interface EnzymeTagProps {
  abbreviation: string;
  /** Where there is little room: the abbreviation alone, with the words for who points at it or hears it. */
  isShort?: boolean;
}

export function EnzymeTag({ abbreviation, isShort = false }: EnzymeTagProps) {
  const { t } = useTranslation('routes');
  const sign = t('enzyme.sign', { abbreviation });
  return (
    <Tag color="success" style={{ margin: 0 }} title={isShort ? sign : undefined}>
      <EnzymeIcon size={14} /> <span aria-hidden={isShort}>{isShort ? abbreviation : sign}</span>
      {isShort && <span className="visually-hidden">{sign}</span>}
    </Tag>
  );
}
