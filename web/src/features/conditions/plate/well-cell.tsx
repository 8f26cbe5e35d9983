import type { MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { choiceText } from '../choice.ts';
import styles from './plate.module.css';
import type { PlateWell } from './use-plate.ts';
import { levelIn, type WellContent } from './well-content.ts';
import { YieldField } from '../yield-field.tsx';

export interface WellCellProps {
  name: string;
  /** Undefined for a well that stays empty. */
  well: PlateWell | undefined;
  measured: MeasuredYield | undefined;
  isActive: boolean;
  isMarked: boolean;
  shows: WellContent;
  typing: { text?: string } | null;
  onChoose: () => void;
  onHover: () => void;
  onType: () => void;
  onEnter: (yieldPercent: number | undefined) => void;
  onDone: (how: 'entered' | 'left') => void;
}

/** One well: the measured yield on a ground that deepens with it, or in grey what is expected, or a level that is in it. */
export function WellCell(props: WellCellProps) {
  const { name, well, measured, isActive, isMarked, shows, typing, onChoose, onHover, onType, onEnter, onDone } = props;
  const { t } = useTranslation('conditions');
  const expected = well?.expected ?? null;
  const figure = measured?.yieldPercent ?? expected?.percent;
  const values = {
    well: name,
    choice: well ? choiceText(well.choice) : '',
    value: figure === undefined ? '' : formatNumber(Math.round(figure)),
  };
  const level = shows === 'expected' || !well || measured ? undefined : (levelIn(well.choice, shows) ?? '–');
  const words = !well ? 'empty' : measured ? 'measured' : expected ? 'expected' : 'unknown';
  return (
    <div
      role="gridcell"
      tabIndex={isActive && !typing ? 0 : -1}
      data-well={name}
      data-state={words}
      data-marked={isMarked}
      aria-label={t(`optimization.well.${words}`, values)}
      aria-selected={isActive}
      className={styles['well']}
      style={measured && { backgroundColor: shadeOf(measured.yieldPercent) }}
      onFocus={onChoose}
      onPointerEnter={onHover}
      onClick={(event) => event.currentTarget.focus()}
      onDoubleClick={() => well && onType()}
    >
      {typing ? (
        <YieldField
          autoFocus
          label={t('optimization.well.yield', { well: name })}
          value={measured?.yieldPercent}
          typed={typing.text}
          onEnter={onEnter}
          onDone={onDone}
        />
      ) : (
        <span aria-hidden="true" className={level === undefined ? undefined : styles['level']}>
          {level ?? values.value}
        </span>
      )}
    </div>
  );
}

const palest = 8;
const deepest = 62;

/** The product's green, deeper for a better yield; text stays legible on all of it, by day and by night. */
function shadeOf(percent: number): string {
  const share = Math.round(palest + (percent / 100) * (deepest - palest));
  return `color-mix(in srgb, var(--primary) ${share}%, var(--surface))`;
}
