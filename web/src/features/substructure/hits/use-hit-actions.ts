// What can be done with hits, one or several.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { copyText } from '../../../ui/notice/copy-text.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { sentenceGap } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { homePath } from '../../../chemistry/export/paths.ts';
import { comingFrom } from '../../../shared/navigation/came-from.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { toast } from '../../../ui/notice/toast.ts';

export interface HitActions {
  copy: (molecules: readonly Molecule[]) => void;
  /** Undefined without the permission to plan. */
  plan?: (molecule: Molecule) => void;
  /** Puts the molecules on the worklist. */
  gather?: (molecules: readonly Molecule[]) => void;
}

export function useHitActions(): HitActions {
  const { t } = useTranslation('substructure');
  const { can } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const { run } = useAction();
  const gather = (molecules: readonly Molecule[]) =>
    run(async () => {
      const text = molecules.map(({ smiles }) => smiles).join('\n');
      const { accepted, duplicates, rejected } = await call('importByList', { body: { text, kind: 'drawn' } });
      const words = t('worklist.done', { count: accepted });
      const others = duplicates + rejected;
      toast.success(others === 0 ? words : `${words}${sentenceGap()}${t('worklist.others', { count: others })}`, {
        label: t('worklist.open'),
        run: () => void navigate('/batch'),
      });
    });
  return {
    copy: (molecules) => void copyText(molecules.map(({ smiles }) => smiles).join('\n')),
    ...(can('retrosynthesis') && {
      plan: ({ smiles }: Molecule) => void navigate(homePath(smiles, 'substructure'), { state: comingFrom(location) }),
      gather: (molecules: readonly Molecule[]) => void gather(molecules),
    }),
  };
}
