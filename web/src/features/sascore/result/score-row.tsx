import type { ScoredRow } from '@app/shared/contracts/sascore/results';
import { memo } from 'react';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { GridRow } from '../../../chemistry/tasks/row-grid/grid-row.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { ScoreBar } from '../why/score-bar.tsx';
import styles from './score-table.module.css';

export const rowHeight = 62;
const size = { width: 132, height: 58, bond: 12 };

export function picturesOf({ molecule }: ScoredRow) {
  return molecule ? [{ molecule, ...size }] : [];
}

export interface ScoreRowProps {
  id: string;
  /** Place in the list, from 0. */
  index: number;
  /** Undefined until loaded. */
  row: ScoredRow | undefined;
  isActive: boolean;
  isSelected: boolean;
}

/** A molecule with its score, or the text read and why it has none. The table handles clicks. */
export const ScoreRow = memo(function ScoreRow({ id, index, row, isActive, isSelected }: ScoreRowProps) {
  const { t } = useTranslation('sascore');
  return (
    <GridRow
      id={id}
      index={index}
      height={rowHeight}
      isActive={isActive}
      isSelected={isSelected}
      selectLabel={t('result.selectRow', { row: row?.row ?? index + 1 })}
      columns={6}
      comingLabel={t('result.loadingRow')}
    >
      {row && <Cells row={row} />}
    </GridRow>
  );
});

function Cells({ row }: { row: ScoredRow }) {
  const { molecule, score, problem } = row;
  return (
    <>
      <td role="gridcell" className={styles.row} data-number>
        {formatNumber(row.row)}
      </td>
      <td role="gridcell" className={styles.structure}>
        {molecule ? <MoleculePicture molecule={molecule} {...size} decorative /> : <Unread row={row} />}
      </td>
      <td role="gridcell" className={styles.score}>
        {score === undefined ? (
          '–'
        ) : (
          <>
            <b>{formatNumber(score, 2)}</b>
            <ScoreBar score={score} />
          </>
        )}
      </td>
      <td role="gridcell" className={styles.words}>
        <span title={row.molid}>{row.molid}</span>
        <small title={row.name}>{row.name}</small>
        {problem !== undefined && (
          <span className={styles.problem} title={problem}>
            <WarningIcon size={14} />
            {problem}
          </span>
        )}
      </td>
      <td role="gridcell" className={styles.wide} data-number>
        {molecule && formatNumber(molecule.molecularWeight, 2)}
      </td>
      <td role="gridcell" className={styles.wide} data-number>
        {row.heavyAtoms}
      </td>
    </>
  );
}

/** The text that was read; lines of a molfile are left out. */
function Unread({ row: { text = '' } }: { row: ScoredRow }) {
  return /\bV[23]000\b/.test(text) ? null : <code>{text}</code>;
}
