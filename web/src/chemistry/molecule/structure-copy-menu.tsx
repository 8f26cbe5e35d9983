// "Copy as": the notations in which a structure or reaction can be taken along.

import { useTranslation } from 'react-i18next';
import { CopyIcon } from '../../ui/icons/work-icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { copyStructure, moleculeCopyFormats, reactionCopyFormats } from './structure-copy.ts';

export interface CopyMenuProps {
  /** SMILES or molfile; of a reaction its SMILES or RXN file. */
  structure: string;
  /** What a file would be called. */
  name?: string;
  align?: 'start' | 'end';
}

export function CopyMenu({ structure, name, align = 'end' }: CopyMenuProps) {
  const { t } = useTranslation('structure');
  const isReaction = structure.includes('>') || structure.startsWith('$RXN');
  const formats = isReaction ? reactionCopyFormats : moleculeCopyFormats;
  return (
    <Menu
      label={t(isReaction ? 'copyAs.reaction' : 'copyAs.label')}
      trigger={
        <>
          <CopyIcon size={16} />
          {t('copyAs.button')}
        </>
      }
      align={align}
      isFramed
      items={formats.map((format) => ({
        key: format,
        label: t(isReaction && format === 'smiles' ? 'copyAs.reactionSmiles' : `copyAs.${format}`),
        hint: format === 'smiles' && !isReaction ? 'C' : undefined,
        onSelect: () => void copyStructure({ structure, name }, format),
      }))}
    />
  );
}
