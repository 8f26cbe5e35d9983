// /quotation/{history}/{routeId}/{id?}

import { Navigate, useParams } from 'react-router-dom';
import type { Quotation } from '@app/shared/contracts/quotation';
import { useState } from 'react';
import { everyRoute } from '../../chemistry/export/paths.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { RecordPage, RecordsLoading } from '../../ui/table/record-page.tsx';
import { later } from '../../ui/state/later.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { QuotationBar } from './quotation-bar.tsx';

// Four pages under one address, each loaded when it is shown.
const fallback = <RecordsLoading />;
const HistoryPage = later(async () => (await import('./history-page.tsx')).HistoryPage, { fallback });
const StartPage = later(async () => (await import('./start-page.tsx')).StartPage, { fallback });
const DraftView = later(async () => (await import('./draft-view.tsx')).DraftView, { fallback });
const IssuedView = later(async () => (await import('./issued-view.tsx')).IssuedView, { fallback });

export function QuotationPage() {
  const { history, routeId = '', id } = useParams();
  const isRoute = routeId !== everyRoute;
  const isNew = history === 'new' && isRoute;
  if (!isNew && history !== 'history') return <Navigate to="/404" replace />;
  // The address of one that was just created may still say `new`.
  if (id !== undefined) return <QuotationEditor key={id} quotationId={id} />;
  if (isNew) return <StartPage key={routeId} routeId={routeId} />;
  return <HistoryPage routeId={isRoute ? routeId : undefined} />;
}

// One version of a quotation: a draft to be changed, or what was issued.
function QuotationEditor({ quotationId }: { quotationId: string }) {
  const { t } = useTranslation('quotation');
  const { data, error, mutate } = useCall('quotationDetail', { query: { quotationId } }, { keepFor: quotationId });
  // What another window kept takes the place of what is here.
  const [reloads, setReloads] = useState(0);
  const quotation = data?.quotation;
  useTitle(quotation ? t('versionOf', quotation) : t('title'));
  const [isIssuedHere, setIssuedHere] = useState(false);
  const keep = (newest: Quotation) => {
    setIssuedHere(newest.state !== 'draft');
    void mutate({ quotation: newest }, { revalidate: false });
  };
  if (error && !data) return <ErrorState error={error} heading={t('title')} onRetry={() => void mutate()} />;
  if (!quotation)
    return (
      <RecordPage title={t('title')} intro="">
        <RecordsLoading />
      </RecordPage>
    );
  return (
    <>
      <QuotationBar routeId={quotation.routeId} currency={quotation.currency} />
      {quotation.state === 'draft' ? (
        <DraftView
          key={reloads}
          quotation={quotation}
          onNewest={keep}
          onSuperseded={() => {
            toast.warning(t('superseded'));
            void mutate().then(() => setReloads(reloads + 1));
          }}
        />
      ) : (
        <IssuedView quotation={quotation} isIssuedHere={isIssuedHere} />
      )}
    </>
  );
}
