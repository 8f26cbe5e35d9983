// A field for a list, with the numbers of its lines beside it: the numbers that a report names.

import { useId, useRef } from 'react';
import styles from './numbered-field.module.css';
import { linesOf } from './list-lines.ts';

export interface NumberedFieldProps {
  label: string;
  /** Stands in the field while it is empty. */
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

const fewestLines = 6;

export function NumberedField({ label, hint, value, onChange }: NumberedFieldProps) {
  const id = useId();
  const numbers = useRef<HTMLDivElement>(null);
  const count = Math.max(linesOf(value).length, fewestLines);
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.field}>
        <div ref={numbers} className={styles.numbers} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => index + 1).join('\n')}
        </div>
        <textarea
          id={id}
          rows={8}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={value}
          placeholder={hint}
          onChange={(event) => onChange(event.target.value)}
          onScroll={({ currentTarget }) => numbers.current?.scrollTo({ top: currentTarget.scrollTop })}
        />
      </div>
    </div>
  );
}
