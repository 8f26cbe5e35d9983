import type { MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { choiceText } from '../choice.ts';
import styles from './plate.module.css';
import type { PlateWell } from './use-plate.ts';
import { YieldField } from '../yield-field.tsx';

export interface WellCellProps {
  name: string;
  /** Undefined for a well that stays empty. */
  well: PlateWell | undefined;
  measured: MeasuredYield | undefined;
  isActive: boolean;
  isMarked: boolean;
  isFaded: boolean;
  /** What is in the well of the factor by which the plate is coloured. */
  level: string | undefined;
  /** The ground. */
  color: string | undefined;
  typing: { text?: string } | null;
  onChoose: () => void;
  onHover: () => void;
  onType: () => void;
  onEnter: (yieldPercent: number | undefined) => void;
  onDone: (how: 'entered' | 'left') => void;
}

/** One well: the measured yield or in grey the expected one, and below it the level that gave the well its colour. */
export function WellCell(props: WellCellProps) {
  const { name, well, measured, level, color, isActive, isMarked, isFaded, typing } = props;
  const { onChoose, onHover, onType, onEnter, onDone } = props;
  const { t } = useTranslation('conditions');
  const expected = well?.expected ?? null;
  const figure = measured?.yieldPercent ?? expected?.percent;
  const values = {
    well: name,
    choice: well ? choiceText(well.choice) : '',
    value: figure === undefined ? '' : formatNumber(Math.round(figure)),
  };
  const words = !well ? 'empty' : measured ? 'measured' : expected ? 'expected' : 'unknown';
  return (
    <div
      role="gridcell"
      tabIndex={isActive && !typing ? 0 : -1}
      data-well={name}
      data-state={words}
      data-marked={isMarked}
      data-faded={isFaded}
      aria-label={t(`optimization.well.${words}`, values)}
      aria-selected={isActive}
      className={styles['well']}
      style={{ backgroundColor: color }}
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
        <span aria-hidden="true" className={styles['content']}>
          {(measured || level === undefined) && values.value}
          {level !== undefined && <small>{level}</small>}
        </span>
      )}
    </div>
  );
}
