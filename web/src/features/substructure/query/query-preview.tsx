// How the service read the query: as a picture, as notation and in words; or why it could not.

import type { HitPage } from '@app/shared/contracts/substructure';
import { copyText } from '../../../ui/notice/copy-text.ts';
import { explanationOf, messageOf } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { ErrorIcon, InfoIcon } from '../../../ui/icons/icons.tsx';
import { CopyIcon } from '../../../ui/icons/work-icons.tsx';
import { Spinner } from '../../../ui/button/spinner.tsx';
import styles from './query-preview.module.css';

interface QueryPreviewProps {
  id: string;
  query: HitPage['query'] | undefined;
  isRunning: boolean;
  isChanged: boolean;
  error: unknown;
  /** What was asked, to show where in it the trouble is. */
  text: string;
}

export function QueryPreview({ id, query, isRunning, isChanged, error, text }: QueryPreviewProps) {
  const { t } = useTranslation('substructure');
  const state = error === null ? (query && !isChanged ? 'understood' : 'waiting') : 'refused';
  return (
    <div id={id} className={styles.box} data-state={state} role="status" aria-busy={isRunning}>
      {state === 'refused' && <Refused error={error} text={text} />}
      {state === 'understood' && query && <Query query={query} />}
      {state === 'waiting' && (
        <p className={styles.hint}>
          {isRunning ? <Spinner size={14} /> : <InfoIcon size={16} />}
          {t(isRunning ? 'understood.running' : isChanged ? 'understood.changed' : 'understood.empty')}
        </p>
      )}
    </div>
  );
}

function Query({ query }: { query: HitPage['query'] }) {
  const { t } = useTranslation('substructure');
  return (
    <>
      <img
        key={query.picture}
        className={styles.picture}
        src={svgAddress(query.picture)}
        alt={t('understood.picture')}
      />
      <div className={styles.words}>
        <p className={styles.kind}>{t(`understood.kind.${query.kind}`)}</p>
        <p className={styles.notation}>
          <code title={query.smiles}>{query.smiles}</code>
          <IconButton
            size="small"
            label={t('understood.copy')}
            icon={<CopyIcon size={15} />}
            onClick={() => void copyText(query.smiles)}
          />
        </p>
        {query.notes.length > 0 && (
          <ul className={styles.notes}>
            {query.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Refused({ error, text }: { error: unknown; text: string }) {
  const explanation = explanationOf(error);
  const position = positionOf(error);
  return (
    <>
      <ErrorIcon size={16} />
      <div className={styles.words}>
        <p>
          <strong>{messageOf(error)}</strong> {explanation}
        </p>
        {position !== null && position < text.length && (
          <p className={styles.where} aria-hidden="true">
            <code>
              {text.slice(Math.max(0, position - 24), position)}
              <mark>{text.charAt(position)}</mark>
              {text.slice(position + 1, position + 24)}
            </code>
          </p>
        )}
      </div>
    </>
  );
}

/** The character, from 0, at which the service stopped reading, where it says so; it counts from 1. */
function positionOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('details' in error)) return null;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('position' in details)) return null;
  return typeof details.position === 'number' ? details.position - 1 : null;
}

/** An SVG of the service as the address of an image: as an image it can run nothing. */
function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
