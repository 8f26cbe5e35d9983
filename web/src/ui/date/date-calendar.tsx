// The calendar of a date field: antd's, with days that are buttons, for keyboard and screen readers.

import { ConfigProvider, DatePicker, theme as themes, type DatePickerProps, type ThemeConfig } from 'antd';
import english from 'antd/es/date-picker/locale/en_US';
import chinese from 'antd/es/date-picker/locale/zh_CN';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { isDay } from '../../shared/format/day.ts';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import styles from './date-field.module.css';

export interface DateCalendarProps {
  id: string;
  label: string;
  /** The day that the field says; the month of today is shown for what is no day. */
  day: string;
  /** `YYYY-MM-DD`, or empty. */
  min: string;
  max: string;
  /** The keyboard is among the days. */
  hasFocus: boolean;
  onChoose: (day: string) => void;
  /** Back to the field without a choice. */
  onLeave: () => void;
}

export function DateCalendar(props: DateCalendarProps) {
  const { id, label, day, min, max, hasFocus, onChoose, onLeave } = props;
  const chosen = useMemo(() => (isDay(day) ? dayjs(day) : null), [day]);
  // What is typed is shown at once, until one turns the leaves from there.
  const [turned, setTurned] = useState<{ from: string; to: Dayjs } | null>(null);
  const shown = useMemo(
    () => (turned?.from === day ? turned.to : within(chosen ?? dayjs(), min, max)),
    [turned, day, chosen, min, max],
  );
  const turn = (to: Dayjs) => setTurned({ from: day, to });
  // On the page a moment after this is.
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [isAmong, setAmong] = useState(false);
  const isNarrow = useIsBelow('md');
  const theme = useMemo(() => themeOf(isNarrow), [isNarrow]);
  useEffect(() => {
    if (!hasFocus && !isAmong) return;
    panel?.querySelector<HTMLElement>(`[data-day='${shown.format(iso)}']`)?.focus({ preventScroll: true });
  }, [hasFocus, isAmong, shown, panel]);
  const handleKey = (event: KeyboardEvent) => {
    // The page's own shortcuts are off within the calendar.
    event.stopPropagation();
    const move = moves[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') onLeave();
    if (event.key === 'Escape') event.preventDefault();
    if (!move) return;
    event.preventDefault();
    setAmong(true);
    turn(within(move(shown, event.shiftKey), min, max));
  };
  const drawCell: CellRender = (at, { type, originNode, today }) => {
    if (type !== 'date' || !dayjs.isDayjs(at)) return originNode;
    return <DayButton at={at} isToday={at.isSame(today, 'day')} isChosen={chosen?.isSame(at, 'day') ?? false} />;
  };
  const drawPanel = (days: ReactNode) => (
    <div
      ref={setPanel}
      id={id}
      role="dialog"
      aria-label={label}
      data-calendar
      onKeyDown={handleKey}
      onClick={(event) => event.stopPropagation()}
    >
      {days}
    </div>
  );
  return (
    <span>
      <ConfigProvider theme={theme}>
        <DatePicker
          open
          allowClear={false}
          suffixIcon={null}
          className={styles['anchor'] ?? ''}
          classNames={{ popup: { root: styles['calendar'] ?? '' } }}
          locale={words}
          getPopupContainer={(node) => node.closest('dialog') ?? document.body}
          popupAlign={{ offset: [-8, 4], overflow: { shiftX: true, adjustY: true } }}
          value={chosen}
          pickerValue={shown}
          onPickerValueChange={turn}
          onChange={(next) => next && onChoose(next.format(iso))}
          {...(min !== '' && { minDate: dayjs(min) })}
          {...(max !== '' && { maxDate: dayjs(max) })}
          cellRender={drawCell}
          panelRender={drawPanel}
        />
      </ConfigProvider>
    </span>
  );
}

/** A press bubbles to the cell, which chooses where it may be chosen. */
function DayButton({ at, isToday, isChosen }: { at: Dayjs; isToday: boolean; isChosen: boolean }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="ant-picker-cell-inner"
      data-day={at.format(iso)}
      aria-label={spoken.format(at.toDate())}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
    >
      {at.date()}
    </button>
  );
}

const { lang, ...others } = currentCulture() === 'en' ? english : chinese;
/** Month and year are called as they read (WCAG 2.2, 2.5.3). */
const words = { ...others, lang: { ...lang, yearSelect: '', monthSelect: '' } };

type CellRender = NonNullable<DatePickerProps['cellRender']>;

const iso = 'YYYY-MM-DD';
const spoken = new Intl.DateTimeFormat(currentCulture(), { dateStyle: 'full' });

/** Where the keys lead (WAI-ARIA date picker dialog). */
const moves: Partial<Record<string, (at: Dayjs, isShifted: boolean) => Dayjs>> = {
  ArrowLeft: (at) => at.subtract(1, 'day'),
  ArrowRight: (at) => at.add(1, 'day'),
  ArrowUp: (at) => at.subtract(1, 'week'),
  ArrowDown: (at) => at.add(1, 'week'),
  Home: (at) => at.startOf('week'),
  End: (at) => at.endOf('week').startOf('day'),
  PageUp: (at, isShifted) => at.subtract(1, isShifted ? 'year' : 'month'),
  PageDown: (at, isShifted) => at.add(1, isShifted ? 'year' : 'month'),
};

function within(at: Dayjs, min: string, max: string): Dayjs {
  const day = at.format(iso);
  if (min !== '' && day < min) return dayjs(min);
  return max !== '' && day > max ? dayjs(max) : at;
}

/** The colours and sizes of the page as it is shown now, by day or by night. */
function themeOf(isNarrow: boolean): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const cell = isNarrow ? { cellWidth: 42, cellHeight: 40 } : { cellWidth: 36, cellHeight: 28 };
  return {
    hashed: false,
    cssVar: { key: 'calendar' },
    algorithm: document.documentElement.dataset['theme'] === 'dark' ? themes.darkAlgorithm : themes.defaultAlgorithm,
    token: {
      motion: false,
      fontFamily: 'inherit',
      fontSize: Number.parseInt(token('font-size'), 10),
      borderRadius: Number.parseInt(token('radius'), 10),
      colorPrimary: token('primary'),
      colorTextLightSolid: token('on-primary'),
      colorText: token('text'),
      colorTextHeading: token('text'),
      colorIcon: token('secondary'),
      colorIconHover: token('primary-hover'),
      colorTextDisabled: token('placeholder'),
      colorBgElevated: token('surface'),
      colorBgContainerDisabled: token('sunken'),
      colorSplit: token('line'),
      controlItemBgHover: token('primary-tint'),
      controlItemBgActive: token('primary-tint-hover'),
      boxShadowSecondary: `0 8px 24px ${token('shadow')}`,
    },
    components: { DatePicker: cell },
  };
}
