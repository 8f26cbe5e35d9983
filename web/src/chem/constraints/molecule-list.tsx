// A list of molecules that is filled by SMILES, name or CAS number; each entry is checked by the service first.

import type { Molecule } from '@app/shared/contracts/structure';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { explanationOf, messageOf } from '../../errors/present.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { moleculeLabel } from '../molecule-label.ts';
import { MoleculePicture } from '../molecule-picture.tsx';
import styles from './molecule-list.module.css';

export interface MoleculeListProps {
  label: string;
  help: string;
  smiles: readonly string[];
  most: number;
  onChange: (smiles: string[]) => void;
}

export function MoleculeList({ label, help, smiles, most, onChange }: MoleculeListProps) {
  const { t } = useTranslation('constraints');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [known, setKnown] = useState<ReadonlyMap<string, Molecule>>(new Map());
  const id = useId();
  const add = async () => {
    if (text.trim() === '' || isChecking) return;
    setChecking(true);
    try {
      const { molecule } = await call('structureCheck', { body: { structure: text } });
      setKnown(new Map(known).set(molecule.smiles, molecule));
      if (!smiles.includes(molecule.smiles)) onChange([...smiles, molecule.smiles]);
      setText('');
      setRefusal(null);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal([messageOf(error), explanationOf(error)].filter(Boolean).join(' '));
    } finally {
      setChecking(false);
    }
  };
  const isFull = smiles.length >= most;
  return (
    <div className={styles.list} role="group" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <ul>
        {smiles.map((one) => (
          <li key={one}>
            <Entry smiles={one} molecule={known.get(one)} />
            <IconButton
              size="small"
              label={t('molecules.remove', { name: nameOf(one, known.get(one)) })}
              icon={<CloseIcon size={14} />}
              onClick={() => onChange(smiles.filter((other) => other !== one))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.entry}>
        <input
          id={id}
          type="text"
          value={text}
          disabled={isFull}
          placeholder={isFull ? t('molecules.full', { most }) : t('molecules.placeholder')}
          aria-describedby={`${id}-help ${id}-refusal`}
          aria-invalid={refusal !== null}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            void add();
          }}
        />
        <Button size="small" loading={isChecking} disabled={isFull || text.trim() === ''} onClick={() => void add()}>
          {t('molecules.add')}
        </Button>
      </div>
      <p id={`${id}-refusal`} className={styles.refusal} aria-live="polite">
        {refusal}
      </p>
    </div>
  );
}

function Entry({ smiles, molecule }: { smiles: string; molecule: Molecule | undefined }) {
  return (
    <span className={styles.molecule}>
      {molecule && <MoleculePicture molecule={molecule} width={64} height={44} decorative />}
      <span>{nameOf(smiles, molecule)}</span>
    </span>
  );
}

function nameOf(smiles: string, molecule: Molecule | undefined): string {
  return molecule?.name === undefined ? smiles : moleculeLabel(molecule);
}
