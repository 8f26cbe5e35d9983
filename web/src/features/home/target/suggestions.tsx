// For a text that names no structure: the compounds that were perhaps meant.

import { useCall } from '../../../shared/api/use-call.ts';
import { withSubscripts } from '../../../chemistry/drawing/subscripts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './suggestions.module.css';

export interface SuggestionsProps {
  text: string;
  onPick: (name: string) => void;
}

const mostShown = 5;
/** Longer texts and those of several lines are no names. */
const longestName = 100;

export function Suggestions({ text, onPick }: SuggestionsProps) {
  const { t } = useTranslation('home');
  const key = text.trim();
  const isName = key.length > 1 && key.length <= longestName && !key.includes('\n');
  const { data } = useCall('compoundSearch', isName ? { query: { key } } : null);
  const found = data?.items.slice(0, mostShown) ?? [];
  if (found.length === 0) return null;
  return (
    <div className={styles['suggestions']}>
      <p id="suggestions-title">{t('suggestions.title')}</p>
      <ul aria-labelledby="suggestions-title">
        {found.map(({ molecule, name, cas }) => (
          <li key={molecule.key}>
            <button type="button" onClick={() => onPick(name)}>
              <strong>{name}</strong>
              <span>{[withSubscripts(molecule.formula), cas].filter((one) => one !== undefined).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
