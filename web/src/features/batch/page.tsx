// Many molecules at once: collected on a worklist, planned with common settings, compared, and taken home as one file.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Workbench } from './workbench.tsx';

const routeTypes: readonly RouteType[] = ['retrosynthesis', 'processchemistry'];

export function BatchPage() {
  const { t } = useTranslation('batch');
  const { can } = useSession();
  const navigate = useNavigate();
  const { routeType } = useParams();
  const offered = routeTypes.filter((one) => can(one));
  const shown = offered.find((one) => one === routeType);
  useTitle(t('title'), shown === undefined ? '' : t(`common:nav.${shown}`));
  const usual = offered[0];
  if (shown === undefined)
    return <Navigate to={usual && routeType === undefined ? batchPath(usual) : '/404'} replace />;
  return (
    <Workbench key={shown} routeType={shown} offered={offered} onModule={(next) => void navigate(batchPath(next))} />
  );
}

function batchPath(routeType: RouteType): string {
  return `/batch/${routeType}`;
}
