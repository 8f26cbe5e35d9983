import { limits } from '@app/shared/constants/limits';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { comingFrom } from '../../shared/navigation/came-from.ts';
import { planPath } from '../../shared/navigation/handed-structure.ts';
import { Button } from '../../ui/button/button.tsx';
import { RouteIcon } from '../../ui/icons/work-icons.tsx';
import { toast } from '../../ui/notice/toast.ts';

export interface PlanSelectedProps {
  /** How many molecules are selected. */
  count: number;
  /** Their SMILES. */
  read: () => Promise<readonly string[]>;
}

/** Takes the selected molecules on to planning: one as a target, several onto the worklist. */
export function PlanSelected({ count, read }: PlanSelectedProps) {
  const { t } = useTranslation('structure');
  const navigate = useNavigate();
  const location = useLocation();
  const send = async () => {
    if (count > limits.worklistMolecules) return toast.warning(t('send.tooMany', { limit: limits.worklistMolecules }));
    const structures = await read();
    const [only] = structures;
    if (only === undefined) return;
    if (structures.length === 1) return void navigate(planPath(only), { state: comingFrom(location) });
    const { accepted, duplicates, rejected } = await call('importByList', { body: { text: structures.join('\n') } });
    const isPlain = duplicates === 0 && rejected === 0;
    toast.success(isPlain ? t('send.done', { count: accepted }) : t('send.some', { accepted, duplicates, rejected }), {
      label: t('send.open'),
      run: () => void navigate('/batch/retrosynthesis'),
    });
  };
  return (
    <Button size="small" icon={<RouteIcon size={16} />} onClick={send}>
      {count === 1 ? t('send.one') : t('send.many', { count })}
    </Button>
  );
}
