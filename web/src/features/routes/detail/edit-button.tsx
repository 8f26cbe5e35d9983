import { useState } from 'react';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PencilIcon } from '../../../ui/icons/icons.tsx';

/** Opens the route in the workbench, as the reader's own copy; the route itself stays as it was found. */
export function EditButton({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('route-detail');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { routeType, summary } = route;
      const { draft } = await call('routeEdit', { body: { routeId: summary.routeId, routeType } });
      await navigate(`/route/manual/${draft.draftId}`);
    } catch (error) {
      presentError(error);
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      icon={<PencilIcon size={16} />}
      loading={isBusy}
      title={t('edit.hint')}
      onClick={() => void open()}
    >
      {t('edit.button')}
    </Button>
  );
}
