import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayPass } from '../../api/call-error.ts';
import { MoleculePicture } from '../../chem/molecule-picture.tsx';
import { useCopyKeys } from '../../chem/structure-copy-keys.ts';
import { withSubscripts } from '../../chem/subscripts.ts';
import { explanationOf, messageOf } from '../../errors/present.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showTarget } from '../../lib/shows-target.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { InfoIcon, PencilIcon, RestartIcon, WarningIcon } from '../../ui/icons.tsx';
import { partsLabel } from '../../chem/part-label.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './recognition-panel.module.css';
import { Suggestions } from './suggestions.tsx';
import type { Recognised, Recognition } from './use-recognition.ts';

// Comes when a molecule is there: the first load does without.
const MoleculeActions = lazy(() =>
  import('../../chem/molecule-actions.tsx').then((module) => ({ default: module.MoleculeActions })),
);

export interface RecognitionPanelProps {
  recognition: Recognition;
  /** What the field holds. */
  text: string;
  mayDraw: boolean;
  onRetry: () => void;
  /** Takes the name of a compound that was perhaps meant. */
  onPick: (name: string) => void;
}

/** Says which molecule the field holds: drawn, named, weighed; or why not, and what to do. */
export function RecognitionPanel(props: RecognitionPanelProps) {
  const { t } = useTranslation('home');
  const isChecking = props.recognition.status === 'checking';
  return (
    <div
      className={styles['panel']}
      aria-live="polite"
      aria-busy={isChecking}
      aria-label={t('panel.label')}
      role="region"
    >
      {contentOf(props)}
    </div>
  );
}

function contentOf({ recognition, ...rest }: RecognitionPanelProps): ReactNode {
  switch (recognition.status) {
    case 'empty':
      return <Waiting />;
    case 'checking':
      return recognition.earlier ? <Found found={recognition.earlier} isOld /> : <Checking />;
    case 'recognised':
      return <Found found={recognition.found} plannedAs={recognition.plannedAs} />;
    case 'refused':
      return <Refused refusal={recognition} {...rest} />;
  }
}

function Found({ found, plannedAs, isOld = false }: { found: Recognised; plannedAs?: string; isOld?: boolean }) {
  const { t } = useTranslation('home');
  const { molecule, kind, heavyAtoms, removedParts } = found;
  const zone = useCopyKeys<HTMLDivElement>(molecule.smiles);
  return (
    <div className={styles['found']} data-old={isOld} ref={zone}>
      <div className={styles['picture']}>
        <MoleculePicture molecule={molecule} width={280} height={168} decorative />
      </div>
      <div className={styles['facts']}>
        <p className={styles['name']} title={molecule.name}>
          {molecule.name ?? withSubscripts(molecule.formula)}
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
            <Link to={`/retrosynthesis?task=${encodeURIComponent(plannedAs)}`} state={showTarget}>
              {t('panel.plannedBefore')}
            </Link>
          )}
        </p>
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
      {canMend && !isUnreachable && <Suggestions text={text} onPick={onPick} />}
    </div>
  );
}

function Checking() {
  const { t } = useTranslation('home');
  return (
    <div className={styles['found']}>
      <span className="visually-hidden">{t('panel.checking')}</span>
      <div className={styles['picture']}>
        <Skeleton width={200} height={120} radius={8} />
      </div>
      <div className={styles['facts']}>
        <Skeleton width="55%" height={16} />
        <Skeleton width="80%" height={12} />
        <Skeleton width="40%" height={12} />
      </div>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation('home');
  return (
    <div className={styles['waiting']}>
      <svg
        width="132"
        height="88"
        viewBox="0 0 132 88"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <g stroke="var(--line-strong)" strokeWidth="2.4">
          <path d="M47 20 68 32v24L47 68 26 56V32z" strokeDasharray="1 6" />
          <path d="m68 32 21-12v-1M89 20l21 12M110 32v20" strokeDasharray="1 6" />
        </g>
        <g fill="var(--primary-border)">
          <circle cx="47" cy="20" r="3" />
          <circle cx="68" cy="56" r="3" />
          <circle cx="110" cy="54" r="3" />
        </g>
      </svg>
      <p>{t('panel.waiting')}</p>
    </div>
  );
}
