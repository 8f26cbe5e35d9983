// /quotation/{history}/{routeId}/{id?}

import { Navigate, useParams } from 'react-router-dom';
import { HistoryPage } from './history-page.tsx';
import { QuotationDesk } from './quotation-editor.tsx';
import { everyRoute } from '../../chemistry/export/paths.ts';
import { StartPage } from './start-page.tsx';

export function QuotationPage() {
  const { history, routeId = '', id } = useParams();
  const isRoute = routeId !== everyRoute;
  const isNew = history === 'new' && isRoute;
  if (!isNew && history !== 'history') return <Navigate to="/404" replace />;
  // One that was made a moment ago may stand in the address as new still.
  if (id !== undefined) return <QuotationDesk key={id} quotationId={id} />;
  if (isNew) return <StartPage key={routeId} routeId={routeId} />;
  return <HistoryPage routeId={isRoute ? routeId : undefined} />;
}
