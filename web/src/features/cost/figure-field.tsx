import { Input } from 'antd';
import { costBounds, type CostFigure } from '@app/shared/rules/cost/sheet';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { UndoIcon } from '../../ui/icons/work-icons.tsx';
import { fieldText, readNumber } from './amounts.ts';

export interface FigureFieldProps {
  /** Of the figure (rules/cost/sheet.ts). */
  path: string;
  /** Label for screen readers. */
  label: string;
  figure: CostFigure | undefined;
  /** Shown in place of the figure's own value, where that depends on the amount. */
  shown?: number | undefined;
  unit?: string;
  /** Units of the figure in one of the field: 100 for money kept in minor units. */
  scale?: number;
  onEnter: (path: string, value: number | undefined) => void;
}

/** A figure that may be changed: Enter or leaving keeps it, Escape does not, an empty field restores the proposed one. */
export function FigureField({ path, label, figure, shown, unit, scale = 1, onEnter }: FigureFieldProps) {
  const { t } = useTranslation('cost');
  const [text, setText] = useState<string | null>(null);
  const value = shown ?? figure?.value;
  const isEntered = figure?.source === 'entered';
  const bounds = costBounds(path);
  const read = text === null || text.trim() === '' ? undefined : valueIn(text, path, scale);
  const isWrong = read === null;
  const keep = () => {
    if (text === null) return;
    setText(null);
    if (read === null) return;
    if (read !== value) onEnter(path, read);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setText(null);
  };
  return (
    <span style={{ display: 'inline-flex', gap: 4, alignItems: 'center' }}>
      <Input
        size="small"
        variant={isEntered ? 'outlined' : 'filled'}
        status={isWrong ? 'error' : ''}
        suffix={unit}
        style={{ width: 128, ...(isEntered && { borderColor: 'var(--primary)', fontWeight: 600 }) }}
        styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong}
        maxLength={20}
        placeholder={figure ? undefined : '–'}
        title={isWrong && bounds ? t('field.bounds', { min: bounds.min / scale, max: bounds.max / scale }) : undefined}
        value={text ?? (value === undefined ? '' : fieldText(value / scale, (figure?.factor ?? 1) > 1))}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => setText(target.value)}
        onBlur={keep}
        onKeyDown={handleKey}
      />
      {isEntered && (
        <IconButton
          size="small"
          label={t('field.takeBack', { label })}
          title={t('field.takeBackTo', {
            value: figure.proposed ? fieldText(figure.proposed.value / scale) : t('noPrice'),
          })}
          icon={<UndoIcon size={14} />}
          onClick={() => onEnter(path, undefined)}
        />
      )}
    </span>
  );
}

/** Null for what is no number or out of bounds. */
function valueIn(text: string, path: string, scale: number): number | null {
  const read = readNumber(text);
  const bounds = costBounds(path);
  if (read === null || !bounds) return null;
  const value = bounds.isWhole ? Math.round(read * scale) : read * scale;
  return value >= bounds.min && value <= bounds.max ? value : null;
}
