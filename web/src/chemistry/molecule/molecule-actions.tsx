// What can be done with any molecule that is shown: copy it in a notation, see all that is known of it, look for others
// that contain it.

import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { InfoIcon } from '../../ui/icons/icons.tsx';
import { StructureSearchIcon } from '../../ui/icons/work-icons.tsx';
import styles from './molecule-actions.module.css';
import { CopyMenu } from './structure-copy-menu.tsx';

const MoleculeInfoPanel = lazy(() =>
  import('./molecule-info-panel.tsx').then((module) => ({ default: module.MoleculeInfoPanel })),
);

export interface MoleculeActionsProps {
  smiles: string;
  name?: string;
  align?: 'start' | 'end';
}

export function MoleculeActions({ smiles, name, align }: MoleculeActionsProps) {
  const { t } = useTranslation('structure');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['actions']}>
      <CopyMenu structure={smiles} name={name} align={align} />
      <Button size="small" icon={<InfoIcon size={16} />} onClick={() => setOpen(true)}>
        {t('info.open')}
      </Button>
      <ButtonLink size="small" to={structureSearchAddress(smiles)} icon={<StructureSearchIcon size={16} />}>
        {t('searchLike')}
      </ButtonLink>
      {isOpen && (
        <Suspense fallback={null}>
          <MoleculeInfoPanel smiles={smiles} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Where molecules are searched for that contain this one. */
function structureSearchAddress(smiles: string): string {
  return `/substructure?${new URLSearchParams({ smiles }).toString()}`;
}
