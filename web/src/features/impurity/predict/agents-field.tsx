// Reagents, catalysts and solvents as tags. Names hold commas, so Enter, a semicolon or a new line ends one.

import { useId, useState, type KeyboardEvent } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import styles from './agents-field.module.css';
import { mostAgents } from '../prediction-form.ts';

export interface AgentsFieldProps {
  id: string;
  agents: readonly string[];
  onChange: (agents: readonly string[]) => void;
}

const mostShown = 6;

export function AgentsField({ id, agents, onChange }: AgentsFieldProps) {
  const { t } = useTranslation('impurity');
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const listId = useId();
  const found = useFound(typed);
  const isOpen = found.length > 0;
  const add = (written: string) => {
    const named = written.split(/[;\r\n]+/).map((one) => one.trim());
    const known = new Set(agents);
    onChange([...agents, ...new Set(named.filter((one) => one !== '' && !known.has(one)))].slice(0, mostAgents));
    setTyped('');
    setActive(-1);
  };
  const keys: Record<string, (() => void) | undefined> = {
    Enter: () => add(found[active]?.value ?? typed),
    ';': () => add(typed),
    ArrowDown: isOpen ? () => setActive((active + 1) % found.length) : undefined,
    ArrowUp: isOpen ? () => setActive((active <= 0 ? found.length : active) - 1) : undefined,
    Escape: isOpen ? () => setTyped('') : undefined,
    Backspace: typed === '' && agents.length > 0 ? () => onChange(agents.slice(0, -1)) : undefined,
  };
  const handleKey = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={styles.field}>
      {agents.length > 0 && (
        <ul className={styles.tags} aria-label={t('form.agents')}>
          {agents.map((agent) => (
            <li key={agent}>
              <span>{withSubscripts(agent)}</span>
              <button
                type="button"
                aria-label={t('form.removeAgent', { name: agent })}
                onClick={() => onChange(agents.filter((one) => one !== agent))}
              >
                <CloseIcon size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        value={typed}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('form.agentsPlaceholder')}
        disabled={agents.length >= mostAgents}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(-1);
        }}
        onKeyDown={handleKey}
        onBlur={() => typed.trim() !== '' && add(typed)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (!/[;\r\n]/.test(pasted)) return;
          event.preventDefault();
          add(pasted);
        }}
      />
      <ul id={listId} role="listbox" className={styles.found} hidden={!isOpen} aria-label={t('form.agentsFound')}>
        {found.map(({ key, name, value, about }, index) => (
          <li
            key={key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the field loses the focus, which would add what was typed.
            onPointerDown={(event) => {
              event.preventDefault();
              add(value);
            }}
          >
            <strong>{name}</strong>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Compounds that are perhaps meant; English names are what the service of reactions reads. */
function useFound(typed: string) {
  const key = useDebounced(typed.trim());
  const { data } = useCall('compoundSearch', key.length > 1 ? { query: { key } } : null);
  if (typed.trim().length < 2) return [];
  return (data?.items ?? []).slice(0, mostShown).map(({ molecule, name, cas }) => ({
    key: molecule.key,
    name,
    value: molecule.name ?? molecule.smiles,
    about: [withSubscripts(molecule.formula), cas].filter((one) => one !== undefined).join(' · '),
  }));
}
