// A molecule with what identifies it, and a way to take it along.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { Flex } from 'antd';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/page/fact-list.tsx';
import { knownName } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { CopiedText } from './copied-text.tsx';
import { MoleculeActions } from './molecule-actions.tsx';
import { useCopyKeys } from './structure-copy-keys.ts';

/** CSS pixels. */
const picture = { width: 340, height: 220 } as const;

export function MoleculeCard({ molecule }: { molecule: Molecule }) {
  const { t } = useTranslation('structure');
  const { cas, smiles, formula, molecularWeight } = molecule;
  const name = knownName(molecule);
  const zone = useCopyKeys<HTMLDivElement>(smiles);
  const copied = (key: string, text: string, isCode = false) => ({
    key,
    label: t(`card.${key}`),
    value: <CopiedText text={text} label={t(`copy.${key}`)} isCode={isCode} />,
  });
  return (
    <Flex vertical gap={12} ref={zone}>
      <Flex justify="center">
        <MoleculePicture molecule={molecule} {...picture} />
      </Flex>
      <FactList
        facts={[
          ...(name ? [copied('name', name)] : []),
          ...(cas ? [copied('cas', cas)] : []),
          { key: 'formula', label: t('card.formula'), value: withSubscripts(formula) },
          {
            key: 'weight',
            label: t('card.weight'),
            value: t('card.weightValue', { value: formatNumber(molecularWeight, 2) }),
          },
          copied('smiles', smiles, true),
        ]}
      />
      <MoleculeActions smiles={smiles} name={name} align="start" />
    </Flex>
  );
}
