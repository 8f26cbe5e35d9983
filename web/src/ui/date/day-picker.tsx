// A day, typed or chosen: antd's date picker over `YYYY-MM-DD`.

import { DatePicker } from 'antd';
import english from 'antd/es/date-picker/locale/en_US';
import chinese from 'antd/es/date-picker/locale/zh_CN';
import dayjs from 'dayjs';
import { useMemo, type ReactNode } from 'react';
import 'dayjs/locale/zh-cn';
import { currentCulture } from '../../shared/i18n/culture.ts';

export interface DayPickerProps {
  /** Of the input, for a label beside it. */
  id: string;
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Left out where a form's item sets it. */
  onChange?: (value: string) => void;
  /** The first and the last day that may be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** There is always a day. */
  isRequired?: boolean;
  className?: string;
}

const iso = 'YYYY-MM-DD';
/** The first one is shown, all of them may be typed. */
const formats = [iso, 'YYYY-M-D', 'YYYY/M/D', 'YYYY.M.D', 'YYYY年M月D日', 'YYYYMMDD'];

const { lang, ...others } = currentCulture() === 'en' ? english : chinese;
/** Month and year are named as they read (WCAG 2.2, 2.5.3). */
const words = { ...others, lang: { ...lang, yearSelect: '', monthSelect: '' } };

/** Takes a day when it is typed in full; text that is no day within the bounds is dropped when the field is left. */
export function DayPicker({ id, label, value, onChange, min, max, isRequired = false, className }: DayPickerProps) {
  // Another object, though of the same day, would make antd forget what is being typed.
  const day = useMemo(() => dayOf(value), [value]);
  return (
    <DatePicker
      id={id}
      aria-label={label}
      value={day}
      format={formats}
      locale={words}
      panelRender={(panel) => dialogOf(label, panel)}
      allowClear={!isRequired}
      minDate={dayOf(min)}
      maxDate={dayOf(max)}
      className={className}
      style={{ width: 148, maxWidth: '100%' }}
      onChange={(chosen) => onChange?.(chosen ? chosen.format(iso) : '')}
    />
  );
}

function dayOf(text: string | undefined) {
  const day = dayjs(text ?? '');
  return text && day.isValid() ? day : undefined;
}

function dialogOf(label: string, panel: ReactNode): ReactNode {
  return (
    <div role="dialog" aria-label={label}>
      {panel}
    </div>
  );
}
