// The target as it is drawn, with bonds that can be marked: to be broken by the routes, or to be kept.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { WireConstraints } from '@app/shared/contracts/retrosynthesis';
import type { CallData } from '@app/shared/contracts/catalogue';
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
        className={styles.drawing}
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
              <line className={styles.hit} {...ends(line)} />
              <line className={styles.mark} {...ends(line)} />
              {state !== 'free' && <Sign line={line} state={state} />}
            </g>
          );
        })}
      </svg>
      <p className={styles.hint}>{t('constraints.bonds.hint')}</p>
    </div>
  );
}

// A cut for broken, a dot for kept: what colour says, shape says too.
function Sign({ line, state }: { line: BondLine; state: BondState }) {
  const [x, y] = [(line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2];
  if (state === 'keep') return <circle className={styles.sign} cx={x} cy={y} r={4.5} />;
  return <path className={styles.sign} d={`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} />;
}

function ends({ x1, y1, x2, y2 }: BondLine): Pick<BondLine, 'x1' | 'y1' | 'x2' | 'y2'> {
  return { x1, y1, x2, y2 };
}

function focusBond(from: SVGGElement, index: number): void {
  const bond = from.parentElement?.querySelectorAll('[role="button"]')[index];
  if (bond instanceof SVGElement) bond.focus();
}
