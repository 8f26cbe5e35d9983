import { Select } from 'antd';
import { conditionFactors } from '@app/shared/contracts/conditions/conditions';
import { type ScreeningPlate } from '@app/shared/contracts/conditions/experiments';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { temperatureText } from '../../../chemistry/step/condition-words.ts';
import { useTranslation } from 'react-i18next';
import styles from './plate.module.css';
import { varyingFactors, type WellContent } from './well-content.ts';

export interface PlateLegendProps {
  plate: ScreeningPlate;
  /** A level, or a temperature as text; empty for none. */
  marked: string;
  onMark: (level: string) => void;
  shows: WellContent;
  onShow: (shows: WellContent) => void;
}

/** What the well colours mean, what unmeasured wells show, and a level to highlight for pipetting. */
export function PlateLegend({ plate, marked, onMark, shows, onShow }: PlateLegendProps) {
  const { t } = useTranslation('conditions');
  const choices: readonly WellContent[] = ['expected', ...varyingFactors(plate.wells)];
  const temperatures = [...new Set(plate.wells.flatMap(({ choice }) => choice.temperatureC ?? []))].toSorted(
    (a, b) => a - b,
  );
  return (
    <div className={styles['legend']}>
      <span>
        <i data-state="measured" />
        {t('optimization.legend.measured')}
      </span>
      <label>
        <i data-state="expected" />
        {t('optimization.legend.unmeasured')}
        <Select
          size="small"
          aria-label={t('optimization.legend.unmeasured')}
          value={shows}
          options={choices.map((one) => ({
            value: one,
            label: one === 'expected' ? t('optimization.legend.expected') : t(`optimization.factor.${one}`),
          }))}
          onChange={(picked) => onShow(choices.find((one) => one === picked) ?? 'expected')}
        />
      </label>
      <label>
        {t('optimization.legend.mark')}
        <Select
          size="small"
          aria-label={t('optimization.legend.mark')}
          value={marked}
          options={[
            { value: '', label: t('optimization.legend.nothing') },
            ...conditionFactors.flatMap((factor) => {
              const levels = [...new Set(plate.wells.flatMap(({ choice }) => choice[factor] ?? []))];
              const options = levels.map((level) => ({ value: level, label: withSubscripts(level) }));
              return levels.length > 1 ? [{ label: t(`optimization.factor.${factor}`), options }] : [];
            }),
            ...(temperatures.length > 1
              ? [
                  {
                    label: t('optimization.factor.temperature'),
                    options: temperatures.map((one) => ({ value: String(one), label: temperatureText([one, one]) })),
                  },
                ]
              : []),
          ]}
          onChange={onMark}
        />
      </label>
    </div>
  );
}
