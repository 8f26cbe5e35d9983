import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { CallError } from '../../shared/api/call-error.ts';
import { messageOf, presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { NoticeHost } from '../../ui/notice/notice-host.tsx';
import { ProductMark } from '../../ui/page/product-mark.tsx';
import { offerReloadAfter } from '../chunk-failure.ts';
import styles from './crash-page.module.css';

/** Shown when even the layout around the pages failed; has its own host for dialogs. */
export function CrashedApp() {
  return (
    <>
      <CrashPage />
      <NoticeHost />
    </>
  );
}

/** Replaces a page that failed: the session could not be read, a part did not load, or a defect. */
export function CrashPage() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const isDialog = error instanceof CallError && error.display === 'dialog';
  useEffect(() => {
    if (isDialog) presentError(error);
    else offerReloadAfter(error);
  }, [error, isDialog]);
  return (
    <main className={styles['page']}>
      <ProductMark size={40} />
      {error instanceof CallError ? (
        <ErrorState error={error} onRetry={() => window.location.reload()} />
      ) : (
        <div role="alert" className={styles['text']}>
          <h1>{messageOf(error)}</h1>
          <p>{t('errors.unexpectedHint')}</p>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('action.reload')}
          </Button>
        </div>
      )}
    </main>
  );
}
