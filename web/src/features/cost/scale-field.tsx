import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { formatMass } from './amounts.ts';
import { FigureField } from './figure-field.tsx';

export interface ScaleFieldProps {
  grams: number;
  scales: readonly number[];
  onEnter: (path: string, value: number | undefined) => void;
}

/** How much product is costed: one of the usual scales, or any other. */
export function ScaleField({ grams, scales, onEnter }: ScaleFieldProps) {
  const { t } = useTranslation('cost');
  return (
    <Flex wrap gap={8} align="center">
      <span>{t('scale.title')}</span>
      <Segmented
        label={t('scale.title')}
        value={String(grams)}
        options={scales.map((one) => ({ value: String(one), label: formatMass(one * 1_000) }))}
        onChange={(chosen) => onEnter('scaleGrams', Number(chosen))}
      />
      <FigureField
        path="scaleGrams"
        label={t('scale.other')}
        figure={{ value: grams, source: 'estimated' }}
        unit="g"
        onEnter={(path, value) => value !== undefined && onEnter(path, value)}
      />
    </Flex>
  );
}
