// A molecule with what identifies it, and a way to take it along.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CopyIcon } from '../../ui/icons/work-icons.tsx';
import { copyText } from '../../ui/notice/copy-text.ts';
import { MoleculeActions } from './molecule-actions.tsx';
import styles from './molecule-card.module.css';
import { knownName } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { useCopyKeys } from './structure-copy-keys.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';

export interface MoleculeCardProps {
  molecule: Molecule;
  width?: number;
  height?: number;
  /** Below the facts: stock, buttons. */
  children?: ReactNode;
}

export function MoleculeCard({ molecule, width = 300, height = 200, children }: MoleculeCardProps) {
  const { t } = useTranslation('structure');
  const { cas, smiles } = molecule;
  const name = knownName(molecule);
  const zone = useCopyKeys<HTMLDivElement>(smiles);
  return (
    <div className={styles.card} ref={zone}>
      <MoleculePicture molecule={molecule} width={width} height={height} className={styles.picture} />
      <dl className={styles.facts}>
        {name && <Fact term={t('card.name')} text={name} copyLabel={t('copy.name')} />}
        {cas && <Fact term={t('card.cas')} text={cas} copyLabel={t('copy.cas')} />}
        <dt>{t('card.formula')}</dt>
        <dd>{withSubscripts(molecule.formula)}</dd>
        <dt>{t('card.weight')}</dt>
        <dd>{t('card.weightValue', { value: formatNumber(molecule.molecularWeight, 2) })}</dd>
        <Fact term={t('card.smiles')} text={smiles} copyLabel={t('copy.smiles')} isCode />
      </dl>
      <MoleculeActions smiles={smiles} name={name} align="start" />
      {children}
    </div>
  );
}

function Fact({ term, text, copyLabel, isCode }: { term: string; text: string; copyLabel: string; isCode?: boolean }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className={styles.copied}>
        <span className={isCode ? styles.code : undefined} title={isCode ? text : undefined}>
          {text}
        </span>
        <IconButton size="small" label={copyLabel} icon={<CopyIcon size={16} />} onClick={() => copyText(text)} />
      </dd>
    </>
  );
}
