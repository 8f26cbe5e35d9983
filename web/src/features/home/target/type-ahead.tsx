// Compounds that the letters so far may become, each with its picture, below the field that they are typed in.

import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { useTranslation } from 'react-i18next';
import styles from '../home.module.css';

export interface TypeAheadProps {
  id: string;
  text: string;
  /** The field keeps the focus; its keys move through the list. */
  field: RefObject<HTMLTextAreaElement | null>;
  onPick: (name: string) => void;
  /** The option that the keys are at; undefined for none. */
  onActive: (id: string | undefined) => void;
  onClose: () => void;
}

const pauseMs = 100;

export function TypeAhead({ id, text, field, onPick, onActive, onClose }: TypeAheadProps) {
  const { t } = useTranslation('home');
  const key = useDebounced(text.trim(), pauseMs);
  const { data } = useCall('compoundSearch', { query: { key, mode: 'typing' } }, { keepFor: 'typing' });
  // While a compound is selected by keys, a later response changes nothing in the list, until more is typed.
  const [at, setAt] = useState({ text, index: -1, found: data?.items ?? [] });
  const isSelecting = at.text === text && at.index !== -1;
  const found = isSelecting ? at.found : (data?.items ?? []);
  const active = isSelecting ? at.index : -1;
  const isKnown = found.length === 1 && found[0]?.name === key;
  const isOpen = found.length > 0 && !isKnown;
  const optionId = (compound: string) => `${id}-${compound}`;
  const move = (index: number) => {
    const compound = found[index]?.molecule.key;
    if (compound === undefined) return;
    setAt({ text, index, found });
    document.querySelector(`#${CSS.escape(optionId(compound))}`)?.scrollIntoView({ block: 'nearest' });
    onActive(optionId(compound));
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    const picked = found[active];
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => move((active + 1) % found.length),
      ArrowUp: () => move((active <= 0 ? found.length : active) - 1),
      Escape: onClose,
      Enter: picked && !event.ctrlKey && !event.metaKey ? () => onPick(picked.name) : undefined,
    };
    const act = acts[event.key];
    if (!act) return;
    // Before the field plans what is typed.
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const element = field.current;
    const listen = (event: KeyboardEvent) => handleKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [field]);

  return (
    <>
      <ul id={id} role="listbox" className={styles.options} hidden={!isOpen} aria-label={t('typeAhead.label')}>
        {found.map(({ molecule, name, cas }, index) => (
          <li
            key={molecule.key}
            id={optionId(molecule.key)}
            role="option"
            aria-selected={index === active}
            // Before the field loses the focus, which would close the list.
            onPointerDown={(event) => {
              event.preventDefault();
              onPick(name);
            }}
          >
            <span style={{ flex: 'none', width: 84 }}>
              <MoleculePicture molecule={molecule} width={84} height={56} decorative />
            </span>
            <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{name}</strong>
              <small className="tabular" style={{ display: 'block', color: 'var(--secondary)' }}>
                {[withSubscripts(molecule.formula), cas].filter((one) => one !== undefined).join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {isOpen ? t('typeAhead.found', { count: found.length }) : ''}
      </p>
    </>
  );
}
