// A list of molecules that is filled by SMILES, name or CAS number; each entry is checked by the service first.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { EntryList } from './entry-list.tsx';

export interface MoleculeListProps {
  label: string;
  help: string;
  smiles: readonly string[];
  most: number;
  onChange: (smiles: string[]) => void;
}

export function MoleculeList({ label, help, smiles, most, onChange }: MoleculeListProps) {
  const { t } = useTranslation('constraints');
  const [known, setKnown] = useState<ReadonlyMap<string, Molecule>>(new Map());
  const add = async (text: string) => {
    const { molecule } = await call('structureCheck', { body: { structure: text } });
    setKnown(new Map(known).set(molecule.smiles, molecule));
    if (!smiles.includes(molecule.smiles)) onChange([...smiles, molecule.smiles]);
    return null;
  };
  return (
    <EntryList
      label={label}
      help={help}
      placeholder={t('molecules.placeholder')}
      entries={smiles.map((one) => ({
        key: one,
        name: nameOf(one, known.get(one)),
        content: <Entry smiles={one} molecule={known.get(one)} />,
      }))}
      most={most}
      onAdd={add}
      onRemove={(gone) => onChange(smiles.filter((one) => one !== gone))}
    />
  );
}

function Entry({ smiles, molecule }: { smiles: string; molecule: Molecule | undefined }) {
  return (
    <>
      {molecule && <MoleculePicture molecule={molecule} width={64} height={44} decorative />}
      <span>{nameOf(smiles, molecule)}</span>
    </>
  );
}

function nameOf(smiles: string, molecule: Molecule | undefined): string {
  return molecule?.name === undefined ? smiles : moleculeLabel(molecule);
}
