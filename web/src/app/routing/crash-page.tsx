import { Flex } from 'antd';
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
    <main style={{ minHeight: '100dvh', paddingTop: '20dvh' }}>
      {error instanceof CallError ? (
        <ErrorState error={error} onRetry={() => window.location.reload()} />
      ) : (
        <Flex vertical align="center" gap={12} role="alert" style={{ padding: 24, textAlign: 'center' }}>
          <ProductMark size={40} />
          <h1 style={{ margin: 0, fontSize: 20 }}>{messageOf(error)}</h1>
          <p style={{ margin: 0, color: 'var(--secondary)' }}>{t('errors.unexpectedHint')}</p>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('action.reload')}
          </Button>
        </Flex>
      )}
    </main>
  );
}
