import { conditionFactors } from '@app/shared/contracts/conditions/conditions';
import { type ScreeningPlate } from '@app/shared/contracts/conditions/experiments';
import { withSubscripts } from '../../../chemistry/drawing/subscripts.ts';
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
        <select
          value={shows}
          onChange={({ target }) => onShow(choices.find((one) => one === target.value) ?? 'expected')}
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {one === 'expected' ? t('optimization.legend.expected') : t(`optimization.factor.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('optimization.legend.mark')}
        <select value={marked} onChange={({ target }) => onMark(target.value)}>
          <option value="">{t('optimization.legend.nothing')}</option>
          {conditionFactors.map((factor) => {
            const levels = [...new Set(plate.wells.flatMap(({ choice }) => choice[factor] ?? []))];
            return (
              levels.length > 1 && (
                <optgroup key={factor} label={t(`optimization.factor.${factor}`)}>
                  {levels.map((level) => (
                    <option key={level} value={level}>
                      {withSubscripts(level)}
                    </option>
                  ))}
                </optgroup>
              )
            );
          })}
          {temperatures.length > 1 && (
            <optgroup label={t('optimization.factor.temperature')}>
              {temperatures.map((value) => (
                <option key={value} value={String(value)}>
                  {temperatureText([value, value])}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
    </div>
  );
}
