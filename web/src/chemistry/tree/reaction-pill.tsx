// A step of the tree: its number, its name and its evidence.

import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { arrowTexts } from '../step/condition-words.ts';
import { fitText, wrapText } from './fit-text.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { markReasonsText } from '../step/evidence-text.ts';
import { TreeItem, type SelectItem } from './tree-item.tsx';
import { enzymePath } from '../../ui/icons/enzyme-icon.tsx';
import styles from './tree.module.css';
import { pillSize, type PlacedReaction } from './tree-layout.ts';

const lineHeight = 15;

const looks = {
  wellPrecedented: { colour: 'var(--primary-hover)', fill: 'var(--primary-tint)', border: 'var(--primary-border)' },
  plausible: { colour: 'var(--text)', fill: 'var(--surface)', border: 'var(--line-strong)' },
  speculative: { colour: 'var(--warning)', fill: 'var(--warning-tint)', border: 'var(--warning)' },
} as const;

/** The yield as it was written, else about that of reactions of the class; null where neither is known. */
function yieldOf({ yieldPercent, typicalYieldPercent }: RouteStep): string | null {
  if (yieldPercent !== undefined) return `${formatNumber(yieldPercent)}%`;
  return typicalYieldPercent === undefined ? null : `≈${formatNumber(typicalYieldPercent)}%`;
}

export interface ReactionPillProps {
  item: PlacedReaction;
  isSelected: boolean;
  mark?: string | undefined;
  onSelect: SelectItem;
}

export const ReactionPill = memo(function ReactionPill(props: ReactionPillProps) {
  const { item, isSelected, mark, onSelect } = props;
  const { t } = useTranslation('routes');
  const { step } = item;
  const passed = step.forward.passed;
  const { word } = step.mark;
  const evidence = t(`mark.${word}`);
  const why = markReasonsText(t, step);
  const lines = wrapText(step.name, item.width - 50, 12.5, item.height > pillSize.height ? 3 : 2);
  const { over, under } = arrowTexts(step.conditions[0]);
  const conditions = [over, under].filter(Boolean).join(', ');
  const yields = yieldOf(step);
  const sign = step.enzyme && t('enzyme.sign', { abbreviation: step.enzyme.abbreviation });
  const last = [step.enzyme?.abbreviation, yields, evidence].filter(Boolean).join(' · ');
  const notes = conditions === '' ? [last] : [conditions, last];
  // All lines are centred as one block.
  const top = (item.height - (lines.length + notes.length) * lineHeight) / 2 + 12;
  const middle = item.width / 2 + 13;
  const { colour, fill, border } = looks[word];
  return (
    <TreeItem
      item={item}
      label={`${step.number}. ${step.name}, ${sign ? `${sign}, ` : ''}${evidence}${passed ? '' : `, ${t('forward.failedShort')}`}`}
      title={[
        step.name,
        step.enzyme?.name,
        conditions,
        yields && t('tree.yield', { value: yields }),
        `${evidence}: ${why}`,
      ]
        .filter(Boolean)
        .join('\n')}
      isExpanded
      isSelected={isSelected}
      radius={item.height / 2}
      mark={mark}
      onSelect={onSelect}
    >
      <rect
        width={item.width}
        height={item.height}
        rx={item.height / 2}
        fill={fill}
        stroke={border}
        strokeDasharray={word === 'speculative' ? '5 4' : undefined}
      />
      <g className={styles.detail}>
        <text
          x="22"
          y={item.height / 2 + (step.enzyme ? 2 : 6)}
          fontSize="18"
          fontWeight="650"
          textAnchor="middle"
          fill={colour}
        >
          {step.number}
        </text>
        {step.enzyme && (
          <path
            d={enzymePath}
            transform={`translate(12 ${item.height / 2 + 10}) scale(1.05)`}
            fill="none"
            stroke="var(--success)"
            strokeWidth="1.6"
          />
        )}
        {lines.map((line, index) => (
          <text
            key={index}
            x={middle}
            y={top + index * lineHeight}
            fontSize="12.5"
            fontWeight="500"
            textAnchor="middle"
            fill="var(--text)"
          >
            {line}
          </text>
        ))}
        {notes.map((note, index) => (
          <text
            key={note}
            x={middle}
            y={top + (lines.length + index) * lineHeight}
            fontSize="11.5"
            textAnchor="middle"
            fill="var(--secondary)"
          >
            {fitText(note, item.width - 48, 11.5)}
          </text>
        ))}
      </g>
      <text
        className={styles.overview}
        data-screen-only=""
        x={item.width / 2}
        y={item.height / 2 + 13}
        fontSize="38"
        fontWeight="650"
        textAnchor="middle"
        fill={colour}
      >
        {step.number}
      </text>
    </TreeItem>
  );
});
