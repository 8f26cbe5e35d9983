// A day, typed or chosen, in the reader's language. The calendar is antd's and arrives when pointer or focus come near.

import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/format/class-names.ts';
import { readDay } from '../../shared/format/day.ts';
import type { DateCalendarProps } from './date-calendar.tsx';
import styles from './date-field.module.css';

export interface DateFieldProps {
  /** Of the input, for a label beside it: not around it, for the field has buttons. */
  id: string;
  /** What the label says, to name the calendar. */
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The first and the last day that may be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** There is always a day. */
  isRequired?: boolean;
  /** Of the input. */
  className?: string;
}

/** Where the keyboard is while the calendar is open. */
type Place = 'field' | 'calendar';

let calendar: Promise<ComponentType<DateCalendarProps>> | undefined;

/** Takes a day when it is typed in full, else with Enter or by leaving; what is no day within the bounds goes as it came. */
export function DateField(props: DateFieldProps) {
  const { id, label, value, onChange, min = '', max = '', isRequired = false, className } = props;
  const { t } = useTranslation('common');
  const [text, setText] = useState<string | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [Calendar, setCalendar] = useState<ComponentType<DateCalendarProps> | null>(null);
  const field = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isAllowed = (day: string) => (min === '' || day >= min) && (max === '' || day <= max);
  const typed = readDay(text ?? value);
  const isWrong = text !== null && text.trim() !== '' && (typed === null || !isAllowed(typed));

  const keep = (day: string | null) => {
    if (day !== null && day !== value && (day === '' ? !isRequired : isAllowed(day))) onChange(day);
  };
  const close = () => setPlace(null);
  const open = (next: Place) => {
    fetchCalendar().then(
      // A component in a state is given by a function, for React calls what it gets.
      (loaded) => setCalendar(() => loaded),
      close,
    );
    setPlace(next);
  };
  const leave = () => {
    close();
    input.current?.focus();
  };
  const type = (next: string) => {
    setText(next);
    if (next === '' || next.length >= isoLength || /^\d{8}$/.test(next)) keep(next === '' ? '' : readDay(next));
  };
  const finish = () => {
    if (text !== null) keep(text.trim() === '' ? '' : typed);
    setText(null);
  };
  const handleKey = (event: KeyboardEvent) => {
    const isOpen = place !== null;
    if (event.key === 'ArrowDown') open('calendar');
    else if (event.key === 'Enter') finish();
    else if (event.key === 'Escape' && (isOpen || text !== null)) setText(null);
    else return;
    if (event.key !== 'ArrowDown') close();
    // Enter submits the form if there was no calendar to close.
    if (event.key === 'Enter' && !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    if (place === null) return undefined;
    const leftBy = ({ target }: Event) => {
      if (!(target instanceof Node) || field.current?.contains(target)) return;
      if (!(target instanceof Element && target.closest('[data-calendar]'))) setPlace(null);
    };
    document.addEventListener('pointerdown', leftBy);
    document.addEventListener('focusin', leftBy);
    return () => {
      document.removeEventListener('pointerdown', leftBy);
      document.removeEventListener('focusin', leftBy);
    };
  }, [place]);
  return (
    <span
      ref={field}
      className={styles['field']}
      onPointerEnter={() => void fetchCalendar().catch(noCalendar)}
      onFocus={() => void fetchCalendar().catch(noCalendar)}
    >
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={place !== null}
        aria-controls={place === null ? undefined : `${id}-calendar`}
        aria-invalid={isWrong}
        required={isRequired}
        className={classNames(styles['input'], className)}
        placeholder={t('dateField.pattern')}
        maxLength={typedLength}
        value={text ?? value}
        onClick={() => place === null && open('field')}
        onChange={({ target }) => type(target.value)}
        onBlur={finish}
        onKeyDown={handleKey}
      />
      <span className={styles['marks']}>
        {value !== '' && !isRequired && (
          <Mark
            label={t('dateField.clear')}
            onPress={() => {
              setText(null);
              keep('');
              leave();
            }}
          >
            <path d="m6 6 8 8M14 6l-8 8" />
          </Mark>
        )}
        <Mark
          label={t('dateField.open')}
          onPress={() => (place === null ? (input.current?.focus(), open('field')) : leave())}
        >
          <rect x="3.5" y="4.5" width="13" height="12" rx="1.5" />
          <path d="M3.5 8.5h13M7 3v3M13 3v3" />
        </Mark>
      </span>
      {place !== null && Calendar && (
        <Calendar
          id={`${id}-calendar`}
          label={t('dateField.calendar', { label })}
          day={typed ?? value}
          min={min}
          max={max}
          hasFocus={place === 'calendar'}
          onChoose={(day) => {
            setText(null);
            keep(day);
            leave();
          }}
          onLeave={leave}
        />
      )}
    </span>
  );
}

const isoLength = 10;
/** With room for `2026 年 12 月 31 日`. */
const typedLength = 20;

/** For the pointer; the keyboard has the arrow down, and what every field is emptied with. */
function Mark({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {/* Not among the icons of the foundation: few pages show it. */}
      <svg
        width="16"
        height="16"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  );
}

function fetchCalendar(): Promise<ComponentType<DateCalendarProps>> {
  calendar ??= import('./date-calendar.tsx').then((module) => module.DateCalendar);
  // What failed is tried again the next time; a day can be typed meanwhile.
  calendar.catch(() => (calendar = undefined));
  return calendar;
}

const noCalendar = () => undefined;
