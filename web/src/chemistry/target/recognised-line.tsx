// What the service understood: the molecule it will plan, what it would leave out, or why it cannot.

import { useTranslation } from 'react-i18next';
import { MoleculeActions } from '../molecule/molecule-actions.tsx';
import { knownName } from '../drawing/molecule-label.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { CheckCircleIcon, ErrorIcon, InfoIcon, OfflineIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { partsLabel } from '../drawing/part-label.ts';
import { Spinner } from '../../ui/button/spinner.tsx';
import styles from './recognised-line.module.css';
import type { TargetWords } from './structure-input.tsx';
import type { Recognition } from './use-structure.ts';

export interface RecognisedLineProps {
  id: string;
  recognition: Recognition;
  /** Namespace with the keys `recognised.*`. */
  words?: TargetWords | undefined;
}

export function RecognisedLine({ id, recognition, words = 'retrosynthesis' }: RecognisedLineProps) {
  return (
    <div className={styles.line} data-state={recognition.state}>
      <div id={id} className={styles.words} role="status">
        <Content recognition={recognition} words={words} />
      </div>
      {recognition.state === 'recognised' && <Actions molecule={recognition.response.molecule} />}
    </div>
  );
}

function Content({ recognition, words }: { recognition: Recognition; words: TargetWords }) {
  const { t } = useTranslation(words);
  if (recognition.state === 'recognised') return <Molecule response={recognition.response} words={words} />;
  if (recognition.state === 'refused')
    return (
      <>
        {recognition.isNetwork ? <OfflineIcon size={16} /> : <ErrorIcon size={16} />}
        <span>
          <strong>{recognition.message}</strong> {recognition.explanation}
        </span>
      </>
    );
  const keys = {
    empty: 'recognised.empty',
    checking: 'recognised.checking',
    unread: 'recognised.unread',
    reaction: 'recognised.reaction',
  } as const;
  const icons = {
    empty: <InfoIcon size={16} />,
    checking: <Spinner size={14} />,
    unread: <InfoIcon size={16} />,
    reaction: <WarningIcon size={16} />,
  };
  return (
    <>
      {icons[recognition.state]}
      <span>{t(keys[recognition.state])}</span>
    </>
  );
}

type CheckedStructure = Extract<Recognition, { state: 'recognised' }>['response'];

function Molecule({ response, words }: { response: CheckedStructure; words: TargetWords }) {
  const { t } = useTranslation(words);
  const { molecule, heavyAtoms, removedParts, remarks = [] } = response;
  const name = knownName(molecule);
  return (
    <>
      <CheckCircleIcon size={16} className={styles.check} />
      {name !== undefined && <strong>{name}</strong>}
      <span>{withSubscripts(molecule.formula)}</span>
      <span>{t('recognised.weight', { value: formatNumber(molecule.molecularWeight, 2) })}</span>
      <span>{t('recognised.heavyAtoms', { count: heavyAtoms })}</span>
      {molecule.cas && <span>CAS {molecule.cas}</span>}
      {remarks.map(({ kind, text }) => (
        <span key={kind} className={styles.removed}>
          <InfoIcon size={14} />
          {text}
        </span>
      ))}
      {removedParts.length > 0 && (
        <span className={styles.removed}>
          <WarningIcon size={14} />
          {t('recognised.removed', { parts: partsLabel(removedParts) })}
        </span>
      )}
    </>
  );
}

function Actions({ molecule: { smiles, name } }: { molecule: CheckedStructure['molecule'] }) {
  return <MoleculeActions smiles={smiles} name={name} align="start" />;
}
