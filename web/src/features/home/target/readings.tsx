// A short name that may stand for several compounds: the user says which.

import { CallError } from '../../../shared/api/call-error.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './suggestions.module.css';

interface Reading {
  name: string;
  /** What says this compound and no other; absent where it is no single one. */
  structure?: string;
  smiles?: string;
}

/** The readings that a refusal lists; none for any other. */
export function readingsOf(error: unknown): Reading[] {
  if (!(error instanceof CallError) || typeof error.details !== 'object' || error.details === null) return [];
  const { details } = error;
  return 'readings' in details && Array.isArray(details.readings) ? details.readings.filter(isReading) : [];
}

function isReading(one: unknown): one is Reading {
  return typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string';
}

export function Readings({ readings, onPick }: { readings: readonly Reading[]; onPick: (text: string) => void }) {
  const { t } = useTranslation('home');
  return (
    <div className={styles['suggestions']}>
      <p id="readings-title">{t('suggestions.readings')}</p>
      <ul aria-labelledby="readings-title">
        {readings.flatMap(({ name, structure, smiles }) =>
          structure === undefined ? (
            []
          ) : (
            <li key={structure}>
              <button type="button" onClick={() => onPick(structure)}>
                <strong>{name}</strong>
                <span>{smiles}</span>
              </button>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
