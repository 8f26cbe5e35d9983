// /quotation/{history}/{routeId}/{id?}

import { Navigate, useParams } from 'react-router-dom';
import { HistoryPage } from './history-page.tsx';
import { QuotationDesk } from './quotation-desk.tsx';
import { everyRoute } from '../../chem/hand-over/paths.ts';
import { StartPage } from './start-page.tsx';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function QuotationPage() {
  const { history, routeId = '', id } = useParams();
  const isRoute = uuid.test(routeId);
  if (history === 'new' && isRoute && id === undefined) return <StartPage key={routeId} routeId={routeId} />;
  if (history !== 'history' || !(isRoute || routeId === everyRoute)) return <Navigate to="/404" replace />;
  if (id !== undefined) return <QuotationDesk key={id} quotationId={id} />;
  return <HistoryPage routeId={isRoute ? routeId : undefined} />;
}
