// What the service said of the field's text: the molecule it holds, or why there is none and what to do.

import { withSubscripts } from '@app/shared/rules/subscripts';
import { Button as AntButton, Flex, Typography } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { partsLabel } from '../../../chemistry/drawing/part-label.ts';
import { useCopyKeys } from '../../../chemistry/molecule/structure-copy-keys.ts';
import { CallError, mayPass } from '../../../shared/api/call-error.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { explanationOf, messageOf } from '../../../shared/errors/present.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PencilIcon, RestartIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import type { Recognition } from './use-recognition.ts';

export interface RecognitionPanelProps {
  recognition: Recognition;
  /** What the field holds. */
  text: string;
  mayDraw: boolean;
  onRetry: () => void;
  /** Takes the name of a compound that was perhaps meant. */
  onPick: (name: string) => void;
}

type Known = Extract<Recognition, { status: 'recognised' }>;
type Refusal = Extract<Recognition, { status: 'refused' }>;

interface RecognitionResultProps extends Omit<RecognitionPanelProps, 'recognition'> {
  recognition: Known | Refusal;
}

const MoleculeActions = lazy(() =>
  import('../../../chemistry/molecule/molecule-actions.tsx').then((module) => ({ default: module.MoleculeActions })),
);

export function RecognitionResult({ recognition, ...rest }: RecognitionResultProps) {
  if (recognition.status === 'refused') return <Refused refusal={recognition} {...rest} />;
  return <Found {...recognition} />;
}

function Found({ found, plannedAs }: Known) {
  const { t } = useTranslation('home');
  const { molecule, kind, heavyAtoms, removedParts, remarks = [] } = found;
  const zone = useCopyKeys<HTMLDivElement>(molecule.smiles);
  return (
    <Flex vertical gap={4} ref={zone}>
      <MoleculePicture molecule={molecule} width={280} height={168} decorative />
      <Typography.Text strong ellipsis={{ tooltip: true }} style={{ fontSize: 15 }}>
        {moleculeLabel(molecule)}
      </Typography.Text>
      <Flex wrap gap="0 12px" className="tabular" style={{ color: 'var(--secondary)' }}>
        {molecule.name !== undefined && <span>{withSubscripts(molecule.formula)}</span>}
        <span>{t('panel.weight', { value: formatNumber(molecule.molecularWeight, 2) })}</span>
        <span>{t('panel.heavyAtoms', { count: heavyAtoms })}</span>
        <span className="visually-hidden">{t('panel.readAs', { kind: t(`kind.${kind}`) })}</span>
        {molecule.cas !== undefined && <span>CAS {molecule.cas}</span>}
        {plannedAs !== undefined && (
          <Link to={`/retrosynthesis?task=${encodeURIComponent(plannedAs)}`}>{t('panel.plannedBefore')}</Link>
        )}
      </Flex>
      {remarks.map((remark) => (
        <Typography.Text key={remark.kind} type="warning">
          {remark.text}
        </Typography.Text>
      ))}
      {removedParts.length > 0 && (
        <Typography.Text type="warning" title={removedParts.join(', ')}>
          {t('panel.removed')} <code>{partsLabel(removedParts)}</code>
        </Typography.Text>
      )}
      <div style={{ minHeight: 28 }}>
        <Suspense>
          <MoleculeActions smiles={molecule.smiles} name={molecule.name} align="start" />
        </Suspense>
      </div>
    </Flex>
  );
}

interface RefusedProps extends Omit<RecognitionPanelProps, 'recognition'> {
  refusal: Refusal;
}

function Refused({ refusal: { error, what }, text, mayDraw, onRetry, onPick }: RefusedProps) {
  const { t } = useTranslation('home');
  // Another notation helps where the structure was not understood, not where its search is refused.
  const canMend = what === 'structure';
  const isUnreachable = mayPass(error);
  const readings = readingsOf(error);
  const advice = explanationOf(error) ?? (isUnreachable ? t('panel.retryHint') : canMend ? t('panel.refusedHint') : '');
  return (
    <Flex vertical gap="small">
      <EmptyState
        title={messageOf(error)}
        text={advice}
        picture={<WarningIcon size={28} />}
        action={
          isUnreachable ? (
            <Button size="small" icon={<RestartIcon size={15} />} onClick={onRetry}>
              {t('common:action.retry')}
            </Button>
          ) : (
            mayDraw &&
            canMend && (
              <ButtonLink size="small" to="/retrosynthesis" icon={<PencilIcon size={15} />}>
                {t('action.draw')}
              </ButtonLink>
            )
          )
        }
      />
      {readings.length > 0 ? (
        <Choices
          title={t('suggestions.readings')}
          choices={readings.flatMap(({ name, structure, smiles }) =>
            structure === undefined ? [] : [{ key: structure, name, note: smiles ?? '', value: structure }],
          )}
          onPick={onPick}
        />
      ) : (
        canMend && !isUnreachable && <Suggestions text={text} onPick={onPick} />
      )}
    </Flex>
  );
}

const mostShown = 5;
/** Longer texts and those of several lines are no names. */
const longestName = 100;

/** For a text that names no structure: the compounds that were perhaps meant. */
function Suggestions({ text, onPick }: { text: string; onPick: (name: string) => void }) {
  const { t } = useTranslation('home');
  const key = text.trim();
  const isName = key.length > 1 && key.length <= longestName && !key.includes('\n');
  const { data } = useCall('compoundSearch', isName ? { query: { key } } : null);
  const choices = (data?.items ?? []).slice(0, mostShown).map(({ molecule, name, cas }) => ({
    key: molecule.key,
    name,
    note: [withSubscripts(molecule.formula), cas].filter((one) => one !== undefined).join(' · '),
    value: name,
  }));
  return choices.length > 0 && <Choices title={t('suggestions.title')} choices={choices} onPick={onPick} />;
}

interface ChoicesProps {
  title: string;
  choices: readonly { key: string; name: string; note: ReactNode; value: string }[];
  onPick: (value: string) => void;
}

function Choices({ title, choices, onPick }: ChoicesProps) {
  return (
    <Flex vertical gap={4} role="group" aria-label={title}>
      <Typography.Text type="secondary">{title}</Typography.Text>
      {choices.map(({ key, name, note, value }) => (
        <AntButton
          key={key}
          size="small"
          style={{ justifyContent: 'space-between', overflow: 'hidden' }}
          onClick={() => onPick(value)}
        >
          <strong>{name}</strong>
          <small>{note}</small>
        </AntButton>
      ))}
    </Flex>
  );
}

/** A short name of several compounds, of which the user chooses. */
interface Reading {
  name: string;
  /** What says this compound and no other; absent where it is no single one. */
  structure?: string;
  smiles?: string;
}

/** The readings that a refusal lists; none for any other. */
function readingsOf(error: unknown): Reading[] {
  if (!(error instanceof CallError) || typeof error.details !== 'object' || error.details === null) return [];
  const { details } = error;
  return 'readings' in details && Array.isArray(details.readings) ? details.readings.filter(isReading) : [];
}

function isReading(one: unknown): one is Reading {
  return typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string';
}
