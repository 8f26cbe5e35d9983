import { limits } from '@app/shared/constants/limits';
import type { ForwardProduct } from '@app/shared/contracts/forward/products';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { track } from '../../../shared/api/track.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { comingFrom } from '../../../shared/navigation/came-from.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { planPath, worklistPath } from '../paths.ts';

export interface SendButtonProps {
  /** How many products are selected. */
  count: number;
  /** The selected products themselves. */
  read: () => Promise<readonly ForwardProduct[]>;
}

/** Takes the selected products on to planning: one as a target, several onto the worklist. */
export function SendButton({ count, read }: SendButtonProps) {
  const { t } = useTranslation('forward');
  const navigate = useNavigate();
  const location = useLocation();
  const [isBusy, setBusy] = useState(false);
  const gather = async (structures: readonly string[]) => {
    const text = structures.join('\n');
    const { accepted, duplicates, rejected } = await call('importByList', { body: { text } });
    const isPlain = duplicates === 0 && rejected === 0;
    toast.success(isPlain ? t('send.done', { count: accepted }) : t('send.some', { accepted, duplicates, rejected }), {
      label: t('send.open'),
      run: () => void navigate(worklistPath),
    });
  };
  const send = async () => {
    if (count > limits.worklistMolecules) return toast.warning(t('send.tooMany', { limit: limits.worklistMolecules }));
    setBusy(true);
    track('planForwardProduct');
    try {
      const structures = (await read()).map(({ molecule }) => molecule.smiles);
      const [only] = structures;
      if (structures.length === 1 && only !== undefined)
        return void navigate(planPath(only), { state: comingFrom(location) });
      if (structures.length > 0) await gather(structures);
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon={<RouteIcon size={16} />} loading={isBusy} onClick={() => void send()}>
      {count === 1 ? t('send.one') : t('send.many', { count })}
    </Button>
  );
}
