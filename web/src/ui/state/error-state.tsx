import { CallError } from '../../shared/api/call-error.ts';
import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { explanationOf, messageOf } from '../../shared/errors/present.ts';
import { endsAtHome, usePageError } from '../../shared/errors/use-page-error.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { ErrorIcon, OfflineIcon, RestartIcon } from '../icons/icons.tsx';
import styles from './state.module.css';
import { SupportLink } from './support-link.tsx';

export interface ErrorStateProps {
  error: unknown;
  /** Of the page, if the error replaces all of it; read out, not shown. */
  heading?: string;
  onRetry?: () => void;
  /** Replaces a part; else it replaces the whole page, and an error that ends the page is a dialog, too. */
  compact?: boolean;
}

/** Shown instead of the content: what went wrong, and how to try again. */
export function ErrorState({ error, heading, onRetry, compact = false }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const pharma = usePharma();
  usePageError(compact ? undefined : error);
  const isNetwork = error instanceof CallError && error.kind !== 'envelope';
  const explanation = explanationOf(error);
  const requestId = error instanceof CallError ? error.requestId : undefined;
  return (
    <div className={styles['state']} data-compact={compact} role="alert">
      {heading !== undefined && <h1 className="visually-hidden">{heading}</h1>}
      <span className={styles['badge']}>{isNetwork ? <OfflineIcon size={22} /> : <ErrorIcon size={22} />}</span>
      <p className={styles['title']}>{messageOf(error)}</p>
      {isNetwork && <p className={styles['text']}>{t('errors.networkHint')}</p>}
      {explanation !== undefined && <p className={styles['text']}>{explanation}</p>}
      {requestId !== undefined && !compact && (
        <p className={styles['reference']}>{t('errors.requestId', { requestId })}</p>
      )}
      {pharma !== null && !compact && (
        <p className={styles['reference']}>
          <SupportLink address={pharma.adminEmail} />
        </p>
      )}
      {onRetry && !endsAtHome(error) && (
        <div className={styles['action']}>
          <Button icon={<RestartIcon size={16} />} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
