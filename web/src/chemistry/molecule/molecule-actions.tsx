// What can be done with any molecule that is shown: copy it in a notation, see all that is known of it, look for others
// that contain it.

import { Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { InfoIcon } from '../../ui/icons/icons.tsx';
import { StructureSearchIcon } from '../../ui/icons/work-icons.tsx';
import { later } from '../../ui/state/later.tsx';
import { CopyMenu } from './structure-copy-menu.tsx';

const MoleculeInfoPanel = later(() => import('./molecule-info-panel.tsx').then((m) => m.MoleculeInfoPanel));

export function MoleculeActions({ smiles, name, align }: { smiles: string; name?: string; align?: 'start' | 'end' }) {
  const { t } = useTranslation('structure');
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex wrap gap={6} align="center">
      <CopyMenu structure={smiles} name={name} align={align} />
      <Button size="small" icon={<InfoIcon size={16} />} onClick={() => setOpen(true)}>
        {t('info.open')}
      </Button>
      <ButtonLink
        size="small"
        to={`/substructure?${new URLSearchParams({ smiles }).toString()}`}
        icon={<StructureSearchIcon size={16} />}
      >
        {t('searchLike')}
      </ButtonLink>
      {isOpen && <MoleculeInfoPanel smiles={smiles} onClose={() => setOpen(false)} />}
    </Flex>
  );
}
