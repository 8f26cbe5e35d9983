// What the service said of the field's text: the molecule it holds, or why there is none and what to do.

import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { mayPass, CallError } from '../../../shared/api/call-error.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { partsLabel } from '../../../chemistry/drawing/part-label.ts';
import { useCopyKeys } from '../../../chemistry/molecule/structure-copy-keys.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { explanationOf, messageOf } from '../../../shared/errors/present.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { InfoIcon, PencilIcon, RestartIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import styles from './recognition-panel.module.css';
import type { Recognised, Recognition } from './use-recognition.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import suggestions from './suggestions.module.css';

export interface RecognitionPanelProps {
  recognition: Recognition;
  /** What the field holds. */
  text: string;
  mayDraw: boolean;
  onRetry: () => void;
  /** Takes the name of a compound that was perhaps meant. */
  onPick: (name: string) => void;
}

const MoleculeActions = lazy(() =>
  import('../../../chemistry/molecule/molecule-actions.tsx').then((module) => ({ default: module.MoleculeActions })),
);

export function RecognitionResult({ recognition, ...rest }: RecognitionPanelProps) {
  switch (recognition.status) {
    case 'empty':
    case 'checking':
      return null;
    case 'recognised':
      return <Found found={recognition.found} plannedAs={recognition.plannedAs} />;
    case 'refused':
      return <Refused refusal={recognition} {...rest} />;
  }
}

function Found({ found, plannedAs }: { found: Recognised; plannedAs?: string }) {
  const { t } = useTranslation('home');
  const { molecule, kind, heavyAtoms, removedParts, remarks = [] } = found;
  const zone = useCopyKeys<HTMLDivElement>(molecule.smiles);
  return (
    <div className={styles['found']} ref={zone}>
      <div className={styles['picture']}>
        <MoleculePicture molecule={molecule} width={280} height={168} decorative />
      </div>
      <div className={styles['facts']}>
        <p className={styles['name']} title={molecule.name}>
          {moleculeLabel(molecule)}
        </p>
        <p className={styles['numbers']}>
          {molecule.name !== undefined && <span>{withSubscripts(molecule.formula)}</span>}
          <span>{t('panel.weight', { value: formatNumber(molecule.molecularWeight, 2) })}</span>
          <span>{t('panel.heavyAtoms', { count: heavyAtoms })}</span>
        </p>
        <p className={styles['numbers']}>
          <span className="visually-hidden">{t('panel.readAs', { kind: t(`kind.${kind}`) })}</span>
          {molecule.cas !== undefined && <span>CAS {molecule.cas}</span>}
          {plannedAs !== undefined && (
            <Link to={`/retrosynthesis?task=${encodeURIComponent(plannedAs)}`}>{t('panel.plannedBefore')}</Link>
          )}
        </p>
        {remarks.map((remark) => (
          <p key={remark.kind} className={styles['removed']}>
            <InfoIcon size={15} />
            <span className={styles['remark']}>{remark.text}</span>
          </p>
        ))}
        {removedParts.length > 0 && (
          <p className={styles['removed']}>
            <InfoIcon size={15} />
            <span title={removedParts.join(', ')}>
              {t('panel.removed')} <code>{partsLabel(removedParts)}</code>
            </span>
          </p>
        )}
        <Suspense fallback={<div className={styles['actions']} />}>
          <div className={styles['actions']}>
            <MoleculeActions smiles={molecule.smiles} name={molecule.name} align="start" />
          </div>
        </Suspense>
      </div>
    </div>
  );
}

interface RefusedProps extends Omit<RecognitionPanelProps, 'recognition'> {
  refusal: Extract<Recognition, { status: 'refused' }>;
}

function Refused({ refusal: { error, what }, text, mayDraw, onRetry, onPick }: RefusedProps) {
  const { t } = useTranslation('home');
  // Another notation helps where the structure was not understood, not where its search is refused.
  const canMend = what === 'structure';
  const isUnreachable = mayPass(error);
  const readings = readingsOf(error);
  return (
    <div className={styles['refused']}>
      <span className={styles['badge']}>
        <WarningIcon size={22} />
      </span>
      <p className={styles['message']}>{messageOf(error)}</p>
      <p className={styles['advice']}>
        {explanationOf(error) ?? (isUnreachable ? t('panel.retryHint') : canMend && t('panel.refusedHint'))}
      </p>
      {isUnreachable ? (
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
      )}
      {readings.length > 0 ? (
        <Readings readings={readings} onPick={onPick} />
      ) : (
        canMend && !isUnreachable && <Suggestions text={text} onPick={onPick} />
      )}
    </div>
  );
}

// For a text that names no structure: the compounds that were perhaps meant.
interface SuggestionsProps {
  text: string;
  onPick: (name: string) => void;
}

const mostShown = 5;
/** Longer texts and those of several lines are no names. */
const longestName = 100;

function Suggestions({ text, onPick }: SuggestionsProps) {
  const { t } = useTranslation('home');
  const key = text.trim();
  const isName = key.length > 1 && key.length <= longestName && !key.includes('\n');
  const { data } = useCall('compoundSearch', isName ? { query: { key } } : null);
  const found = data?.items.slice(0, mostShown) ?? [];
  if (found.length === 0) return null;
  return (
    <div className={suggestions['suggestions']}>
      <p id="suggestions-title">{t('suggestions.title')}</p>
      <ul aria-labelledby="suggestions-title">
        {found.map(({ molecule, name, cas }) => (
          <li key={molecule.key}>
            <button type="button" onClick={() => onPick(name)}>
              <strong>{name}</strong>
              <span>{[withSubscripts(molecule.formula), cas].filter((one) => one !== undefined).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

// A short name of several compounds: the user chooses.
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

function Readings({ readings, onPick }: { readings: readonly Reading[]; onPick: (text: string) => void }) {
  const { t } = useTranslation('home');
  return (
    <div className={suggestions['suggestions']}>
      <p id="readings-title">{t('suggestions.readings')}</p>
      <ul aria-labelledby="readings-title">
        {readings.flatMap(({ name, structure, smiles }) =>
          structure === undefined ? (
            []
          ) : (
            <li key={structure}>
              <button type="button" onClick={() => onPick(structure)}>
                <strong>{name}</strong>
                <span>{smiles}</span>
              </button>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
