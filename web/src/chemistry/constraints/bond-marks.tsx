// The target as it is drawn, with bonds that can be marked: to be broken by the routes, or to be kept.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { WireConstraints } from '@app/shared/contracts/retrosynthesis';
import type { CallData } from '@app/shared/contracts/catalogue';
import { Typography } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useKeyLines, type KeyLine } from '../../shared/keys/key-lines.ts';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { PictureImage } from '../drawing/picture-image.tsx';
import styles from './bond-marks.module.css';
import { bondState, markBond, nextState, type BondState } from './constraint-set.ts';

type BondLine = CallData<'structureBonds'>['bonds'][number];

export interface BondMarksProps {
  molecule: Molecule;
  constraints: WireConstraints;
  onChange: (constraints: WireConstraints) => void;
}

const width = 330;
const height = 200;
const bondLines: readonly KeyLine[] = [
  { keys: ['↑', '↓', '←', '→'], says: 'commands:keys.moveBond' },
  { keys: ['B'], says: 'commands:keys.breakBond' },
  { keys: ['K'], says: 'commands:keys.keepBond' },
  { keys: ['Delete'], says: 'commands:keys.freeBond' },
  { keys: ['Enter', 'Space'], says: 'commands:keys.nextMark' },
];
const stateKeys: Record<string, BondState> = { b: 'break', k: 'keep', Delete: 'free', Backspace: 'free' };

export function BondMarks({ molecule, constraints, onChange }: BondMarksProps) {
  const { t } = useTranslation('retrosynthesis');
  useKeyLines('commands:keys.bonds', bondLines);
  const { data } = useCall('structureBonds', { query: { smilesUniqueCode: molecule.key, w: width, h: height } });
  const [current, setCurrent] = useState(0);
  const bonds = data?.bonds ?? [];
  const mark = (line: BondLine, state: BondState) => onChange(markBond(constraints, [line.from, line.to], state));
  const handleKey = (event: KeyboardEvent<SVGGElement>, index: number, line: BondLine) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const state = stateKeys[event.key] ?? stateKeys[event.key.toLowerCase()];
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (step === undefined && state === undefined && !isPress) return;
    event.preventDefault();
    if (step !== undefined) focusBond(event.currentTarget, (index + step + bonds.length) % bonds.length);
    else mark(line, state ?? nextState[bondState(constraints, [line.from, line.to])]);
  };
  return (
    <div>
      <svg
        style={{
          display: 'block',
          border: '1px solid var(--line)',
          borderRadius: 'var(--radius)',
          background: 'var(--surface)',
        }}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={t('constraints.bonds.label', { name: moleculeLabel(molecule) })}
      >
        <PictureImage molecule={molecule} width={width} height={height} />
        {bonds.map((line, index) => {
          const state = bondState(constraints, [line.from, line.to]);
          return (
            <g
              key={`${line.from}-${line.to}`}
              role="button"
              className={styles.bond}
              data-state={state}
              tabIndex={index === Math.min(current, bonds.length - 1) ? 0 : -1}
              aria-label={t(`constraints.bonds.${state}`, { from: line.from + 1, to: line.to + 1 })}
              onFocus={() => setCurrent(index)}
              onClick={() => mark(line, nextState[state])}
              onKeyDown={(event) => handleKey(event, index, line)}
            >
              <line className={styles.hit} stroke="transparent" strokeWidth="16" {...ends(line)} />
              <line className={styles.mark} stroke={colors[state]} strokeWidth="7" opacity="0.45" {...ends(line)} />
              {state !== 'free' && <Sign line={line} state={state} />}
            </g>
          );
        })}
      </svg>
      <Typography.Text type="secondary">{t('constraints.bonds.hint')}</Typography.Text>
    </div>
  );
}

const colors: Record<BondState, string> = { free: 'transparent', break: 'var(--danger)', keep: 'var(--info)' };

const signs = {
  break: 'M3.6 10.4a2 2 0 1 0 .1 0M12.4 10.4a2 2 0 1 0 .1 0M4.7 10.6 11.4 1.8M11.3 10.6 4.6 1.8',
  keep: 'M3.5 7.5h9v6.2h-9zM5.2 7.5V5a2.8 2.8 0 0 1 5.6 0v2.5',
} as const;

/** Scissors for broken, a lock for kept: what color says, shape says too. */
function Sign({ line, state }: { line: BondLine; state: keyof typeof signs }) {
  const [x, y] = [(line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2];
  return (
    <g fill="var(--surface)" stroke={colors[state]} strokeWidth="1.6" transform={`translate(${x} ${y})`}>
      <circle r="9.5" />
      <path fill="none" d={signs[state]} transform="translate(-6.4 -6.6) scale(.8)" />
    </g>
  );
}

function ends({ x1, y1, x2, y2 }: BondLine): Pick<BondLine, 'x1' | 'y1' | 'x2' | 'y2'> {
  return { x1, y1, x2, y2 };
}

function focusBond(from: SVGGElement, index: number): void {
  const bond = from.parentElement?.querySelectorAll('[role="button"]')[index];
  if (bond instanceof SVGElement) bond.focus();
}
