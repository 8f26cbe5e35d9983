// What the service understood: the molecule it will plan, what it would leave out, or why it cannot.

import { withSubscripts } from '@app/shared/rules/subscripts';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/i18n/format.ts';
import { Spinner } from '../../ui/button/spinner.tsx';
import { CheckCircleIcon, ErrorIcon, InfoIcon, OfflineIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { knownName } from '../drawing/molecule-label.ts';
import { partsLabel } from '../drawing/part-label.ts';
import { MoleculeActions } from '../molecule/molecule-actions.tsx';
import type { TargetWords } from './structure-input.tsx';
import type { Recognised, Recognition } from './use-structure.ts';

export interface RecognisedLineProps {
  id: string;
  recognition: Recognition;
  /** Namespace with the keys `recognised.*`. */
  words?: TargetWords | undefined;
}

const looks: Record<Recognition['state'], { background: string; color: string }> = {
  empty: { background: 'var(--page)', color: 'var(--secondary)' },
  checking: { background: 'var(--page)', color: 'var(--secondary)' },
  unread: { background: 'var(--page)', color: 'var(--secondary)' },
  recognised: { background: 'var(--primary-tint)', color: 'var(--text)' },
  refused: { background: 'var(--danger-tint)', color: 'var(--danger)' },
  reaction: { background: 'var(--warning-tint)', color: 'var(--warning)' },
};
const icons = {
  empty: <InfoIcon size={16} />,
  checking: <Spinner size={14} />,
  unread: <InfoIcon size={16} />,
  reaction: <WarningIcon size={16} />,
};

export function RecognisedLine({ id, recognition, words = 'retrosynthesis' }: RecognisedLineProps) {
  const { t } = useTranslation(words);
  const { state } = recognition;
  return (
    <Flex
      wrap={state === 'recognised'}
      gap="2px 14px"
      align="center"
      style={{
        ...looks[state],
        minHeight: 36,
        padding: '6px 14px',
        borderBottom: '1px solid var(--line)',
        fontSize: 13,
        overflowWrap: 'anywhere',
      }}
    >
      <Flex id={id} wrap={state === 'recognised'} gap="2px 14px" align="center" role="status" style={{ minWidth: 0 }}>
        {state === 'recognised' && <Molecule response={recognition.response} words={words} />}
        {state === 'refused' && (
          <>
            {recognition.isNetwork ? <OfflineIcon size={16} /> : <ErrorIcon size={16} />}
            <span>
              <strong>{recognition.message}</strong> {recognition.explanation}
            </span>
          </>
        )}
        {state !== 'recognised' && state !== 'refused' && (
          <>
            {icons[state]}
            <span>{t(`recognised.${state}`)}</span>
          </>
        )}
      </Flex>
      {state === 'recognised' && (
        <MoleculeActions
          smiles={recognition.response.molecule.smiles}
          name={recognition.response.molecule.name}
          align="start"
        />
      )}
    </Flex>
  );
}

function Molecule({ response, words }: { response: Recognised; words: TargetWords }) {
  const { t } = useTranslation(words);
  const { molecule, heavyAtoms, removedParts, remarks = [] } = response;
  const name = knownName(molecule);
  return (
    <>
      <Typography.Text type="success">
        <CheckCircleIcon size={16} />
      </Typography.Text>
      {name !== undefined && <strong>{name}</strong>}
      <span>{withSubscripts(molecule.formula)}</span>
      <span>{t('recognised.weight', { value: formatNumber(molecule.molecularWeight, 2) })}</span>
      <span>{t('recognised.heavyAtoms', { count: heavyAtoms })}</span>
      {molecule.cas && <span>CAS {molecule.cas}</span>}
      {remarks.map(({ kind, text }) => (
        <Typography.Text key={kind} type="warning">
          <InfoIcon size={14} /> {text}
        </Typography.Text>
      ))}
      {removedParts.length > 0 && (
        <Typography.Text type="warning">
          <WarningIcon size={14} /> {t('recognised.removed', { parts: partsLabel(removedParts) })}
        </Typography.Text>
      )}
    </>
  );
}
