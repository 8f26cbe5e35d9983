import { Button, Flex, Select } from 'antd';
import type { ScreeningPlate } from '@app/shared/contracts/conditions/experiments';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/i18n/format.ts';
import styles from './plate.module.css';
import { varyingFactors, type PlateLevel, type WellContent } from './well-content.ts';

export interface PlateLegendProps {
  plate: ScreeningPlate;
  shows: WellContent;
  onShow: (shows: WellContent) => void;
  /** Of the factor shown; empty for the yield. */
  levels: readonly PlateLevel[];
  /** A level whose wells are highlighted. */
  marked: string | null;
  onMark: (level: string | null) => void;
}

/** By what the wells are coloured, what each colour means, and one level to highlight for pipetting. */
export function PlateLegend({ plate, shows, onShow, levels, marked, onMark }: PlateLegendProps) {
  const { t } = useTranslation('conditions');
  const choices: readonly WellContent[] = ['yield', ...varyingFactors(plate.wells)];
  return (
    <Flex wrap gap="6px 12px" align="center">
      {t('optimization.legend.color')}
      <Select
        size="small"
        aria-label={t('optimization.legend.color')}
        value={shows}
        options={choices.map((value) => ({
          value,
          label: value === 'yield' ? t('optimization.legend.yield') : t(`optimization.factor.${value}`),
        }))}
        onChange={onShow}
      />
      {shows === 'yield' ? (
        (['measured', 'unmeasured'] as const).map((state) => (
          <span key={state}>
            <i className={styles.swatch} data-state={state} /> {t(`optimization.legend.${state}`)}
          </span>
        ))
      ) : (
        <Flex wrap gap={4} role="group" aria-label={t('optimization.legend.levels')}>
          {levels.map(({ level, count, color }) => (
            <Button
              key={level}
              size="small"
              aria-pressed={marked === level}
              type={marked === level ? 'primary' : 'default'}
              ghost={marked === level}
              icon={<i className={styles.swatch} style={{ background: color }} />}
              onClick={() => onMark(marked === level ? null : level)}
            >
              {level} <small>{formatNumber(count)}</small>
            </Button>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
