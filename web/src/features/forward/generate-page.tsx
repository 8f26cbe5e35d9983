// /forwardsynthesis/generate/{type}: the form of a task, or the prediction of what a mixture gives.

import { forwardTypes } from '@app/shared/contracts/forward/forward';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { track } from '../../shared/api/track.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { PredictionPage } from './predict/page.tsx';
import { StartPage } from './start/page.tsx';

export function ForwardGeneratePage() {
  const { t } = useTranslation('forward');
  const { type } = useParams();
  const known = forwardTypes.find((one) => one === type);
  useTitle(known ? t(`type.${known}.name`) : t('title'));
  useEffect(() => {
    if (known) track('openForwardForm');
  }, [known]);
  if (known === undefined) return <Navigate to="/404" replace />;
  // Another type begins with a form of its own; the molecule stays.
  return known === 'prediction' ? <PredictionPage /> : <StartPage key={known} type={known} />;
}
