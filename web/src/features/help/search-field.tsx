import { Input } from 'antd';
import { useId } from 'react';
import { SearchIcon } from '../../ui/icons/icons.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  placeholder?: string;
  onChange: (value: string) => void;
}

/** A field that filters the list below it during typing. */
export function SearchField({ label, value, placeholder, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']} role="search">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <SearchIcon size={16} />
      <Input
        id={id}
        type="search"
        value={value}
        placeholder={placeholder ?? label}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

// Searching the help: every word must occur, in any letter case.

/** Whether the text holds each word that was typed. */
export function holdsWords(text: string, typed: string): boolean {
  const held = text.toLocaleLowerCase();
  return wordsOf(typed).every((word) => held.includes(word));
}

function wordsOf(typed: string): string[] {
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
