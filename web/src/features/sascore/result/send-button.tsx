import type { ScoredRow } from '@app/shared/contracts/sascore/results';
import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { planPath, worklistPath } from '../paths.ts';

export interface SendButtonProps {
  /** How many rows are selected. */
  count: number;
  /** The selected rows themselves. */
  read: () => Promise<readonly ScoredRow[]>;
}

/** Takes the selected molecules on to planning: one as a target, several onto the worklist. */
export function SendButton({ count, read }: SendButtonProps) {
  const { t } = useTranslation('sascore');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const openWorklist = { label: t('send.open'), run: () => void navigate(worklistPath) };
  const send = async () => {
    if (count > limits.worklistMolecules) return toast.warning(t('send.tooMany', { limit: limits.worklistMolecules }));
    setBusy(true);
    try {
      const structures = smilesOf(await read());
      const [only] = structures;
      if (structures.length === 1 && only !== undefined) return void navigate(planPath(only));
      if (structures.length === 0) return;
      const { accepted, duplicates, rejected } = await call('importByList', { body: { text: structures.join('\n') } });
      const isPlain = duplicates === 0 && rejected === 0;
      toast.success(
        isPlain ? t('send.done', { count: accepted }) : t('send.some', { accepted, duplicates, rejected }),
        openWorklist,
      );
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

function smilesOf(rows: readonly ScoredRow[]): string[] {
  return rows.flatMap(({ molecule }) => (molecule ? [molecule.smiles] : []));
}
