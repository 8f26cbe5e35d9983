import { Empty } from 'antd';
import { CallError } from '../../shared/api/call-error.ts';
import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { explanationOf, messageOf } from '../../shared/errors/present.ts';
import { endsAtHome, usePageError } from '../../shared/errors/use-page-error.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { ErrorIcon, OfflineIcon, RestartIcon } from '../icons/icons.tsx';
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
    <div role="alert">
      <Empty
        image={isNetwork ? <OfflineIcon size={40} /> : <ErrorIcon size={40} />}
        styles={{ image: { height: 'auto', color: 'var(--danger)' }, root: { padding: compact ? 12 : '24px 16px' } }}
        style={{ margin: 0, overflowWrap: 'anywhere' }}
        description={
          <>
            {heading !== undefined && <h1 className="visually-hidden">{heading}</h1>}
            <p style={{ margin: 0, fontWeight: 600 }}>{messageOf(error)}</p>
            {isNetwork && <p style={{ margin: 0 }}>{t('errors.networkHint')}</p>}
            {explanation !== undefined && <p style={{ margin: 0 }}>{explanation}</p>}
            {!compact && (
              <small>
                {requestId !== undefined && t('errors.requestId', { requestId })}
                {pharma !== null && (
                  <div>
                    <SupportLink address={pharma.adminEmail} />
                  </div>
                )}
              </small>
            )}
          </>
        }
      >
        {onRetry && !endsAtHome(error) && (
          <Button icon={<RestartIcon size={16} />} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
      </Empty>
    </div>
  );
}
