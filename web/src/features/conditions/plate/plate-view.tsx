// The plate drawn as a plate. Arrows move, a digit or Enter begins a yield, Enter goes on to the next well, and what is
// pasted is laid from the chosen well on.

import type { MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import type { ScreeningPlate } from '@app/shared/contracts/conditions/experiments';
import { Flex, Typography, Button, Select } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyLines, type KeyLine } from '../../../shared/keys/key-lines.ts';
import { nextWell, rowLetter, wellAfter, wellName } from './plate-grid.ts';
import styles from './plate.module.css';
import { WellCell } from './well-cell.tsx';
import { WellDetail } from './well-detail.tsx';
import {
  levelIn,
  plateLevels,
  usualContent,
  yieldColor,
  type WellContent,
  varyingFactors,
  type PlateLevel,
} from './well-content.ts';
import { changeOfWell, yieldAt, type YieldChange } from '../yields.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';

export interface PlateViewProps {
  plate: ScreeningPlate;
  results: readonly MeasuredYield[];
  onEnter: (change: YieldChange | null) => void;
  onPaste: (well: string, text: string) => void;
}

const plateLines: readonly KeyLine[] = [
  { keys: ['↑', '↓', '←', '→'], says: 'commands:keys.moveWell' },
  { keys: ['0', '…', '9'], says: 'commands:keys.enterYield' },
  { keys: ['Enter', 'F2'], says: 'commands:keys.changeYield' },
  { keys: ['Delete'], says: 'commands:keys.clearYield' },
  { keys: ['Ctrl+V'], says: 'commands:keys.pasteYields' },
];

export function PlateView({ plate, results, onEnter, onPaste }: PlateViewProps) {
  const { t } = useTranslation('conditions');
  useKeyLines('commands:keys.plate', plateLines);
  const grid = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState('A1');
  const [hovered, setHovered] = useState<string | null>(null);
  const [typing, setTyping] = useState<{ well: string; text?: string } | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const [asked, setAsked] = useState<WellContent | null>(null);
  const shows = asked ?? usualContent(plate.wells);
  const levels = shows === 'yield' ? [] : plateLevels(plate.wells, shows);
  const wells = new Map(plate.wells.map((one) => [one.well, one]));
  // A smaller plate may not have the well that was chosen.
  const active = placeable(chosen, plate) ? chosen : 'A1';
  const focusOn = (well: string | null) => {
    if (well === null) return;
    setChosen(well);
    grid.current?.querySelector<HTMLElement>(`[data-well="${well}"]`)?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (typing !== null || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextWell(active, event.key, plate);
    if (next !== null) focusOn(next);
    else if (!wells.has(active) || !/^(?:\d|Enter|F2|Delete|Backspace)$/.test(event.key)) return;
    else startTyping(event.key);
    event.preventDefault();
  };
  const startTyping = (key: string) => {
    setTyping({ well: active, ...(/^\d$/.test(key) && { text: key }), ...(/^(?:Del|Back)/.test(key) && { text: '' }) });
  };
  const shown = wells.get(hovered ?? active);
  return (
    <>
      <PlateLegend
        plate={plate}
        shows={shows}
        levels={levels}
        marked={marked}
        onMark={setMarked}
        onShow={(next) => {
          setMarked(null);
          setAsked(next);
        }}
      />
      <Flex wrap gap="12px 16px" style={{ marginTop: 12 }}>
        <div
          ref={grid}
          role="grid"
          aria-label={t('optimization.plate.title')}
          aria-rowcount={plate.rows}
          aria-colcount={plate.columns}
          className={styles['grid']}
          style={{ gridTemplateColumns: `22px repeat(${plate.columns}, minmax(0, 1fr))` }}
          data-columns={plate.columns}
          data-shows={shows === 'yield' ? 'yield' : 'level'}
          onKeyDown={handleKey}
          onPaste={(event) => {
            if (typing !== null) return;
            event.preventDefault();
            // The page itself takes structures from the clipboard elsewhere.
            event.stopPropagation();
            onPaste(active, event.clipboardData.getData('text/plain'));
          }}
          onPointerLeave={() => setHovered(null)}
        >
          <div role="row" className={styles['row']}>
            <span />
            {Array.from({ length: plate.columns }, (_, column) => (
              <span key={column} role="columnheader" className={styles['label']}>
                {column + 1}
              </span>
            ))}
          </div>
          {Array.from({ length: plate.rows }, (_, row) => (
            <div key={row} role="row" className={styles['row']}>
              <span role="rowheader" className={styles['label']}>
                {rowLetter(row)}
              </span>
              {Array.from({ length: plate.columns }, (__, column) => {
                const name = wellName(row, column);
                const well = wells.get(name);
                const measured = well && yieldAt(results, name, well.choice);
                const level = well && shows !== 'yield' ? (levelIn(well.choice, shows) ?? '–') : undefined;
                return (
                  <WellCell
                    key={name}
                    name={name}
                    well={well}
                    measured={measured}
                    level={level}
                    color={
                      level === undefined
                        ? measured && yieldColor(measured.yieldPercent)
                        : levels.find((one) => one.level === level)?.color
                    }
                    isActive={name === active}
                    isMarked={marked !== null && level === marked}
                    isFaded={marked !== null && level !== marked}
                    typing={typing?.well === name ? typing : null}
                    onChoose={() => setChosen(name)}
                    onHover={() => setHovered(name)}
                    onType={() => setTyping({ well: name })}
                    onEnter={(yieldPercent) => {
                      if (well) onEnter(changeOfWell(results, { well: name, choice: well.choice, yieldPercent }));
                    }}
                    onDone={(how) => {
                      setTyping(null);
                      focusOn(how === 'entered' ? (wellAfter(name, plate) ?? name) : name);
                    }}
                  />
                );
              })}
            </div>
          ))}
        </div>
        <WellDetail
          name={hovered ?? active}
          well={shown}
          measured={shown && yieldAt(results, shown.well, shown.choice)}
        />
      </Flex>
      <Typography.Text type="secondary">{t('optimization.plate.keys')}</Typography.Text>
    </>
  );
}

function placeable(well: string, { rows, columns }: ScreeningPlate): boolean {
  const row = well.codePointAt(0) ?? 0;
  return row - 64 <= rows && Number(well.slice(1)) <= columns;
}

interface PlateLegendProps {
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
function PlateLegend({ plate, shows, onShow, levels, marked, onMark }: PlateLegendProps) {
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
