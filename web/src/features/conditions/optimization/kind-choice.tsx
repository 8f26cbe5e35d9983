import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toast } from '../../../ui/notice/toast.ts';
import { Spinner } from '../../../ui/button/spinner.tsx';
import styles from './entry-header.module.css';
import { optimizationPath } from '../paths.ts';

/** The kind of reaction; another one that is possible is ranked as an entry of its own, since yields belong to this one. */
export function KindChoice({ optimization }: { optimization: Optimization }) {
  const { t } = useTranslation('optimization');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { kinds, name, reaction, routeId, stepId } = optimization;
  const [kind] = kinds;
  if (kind === undefined) return <span className={styles['kind']}>{t('history.noKind')}</span>;
  // An entry that was named by itself says its kind already.
  if (kinds.length === 1 && name.startsWith(kind.name)) return null;
  if (kinds.length === 1) return <span className={styles['kind']}>{kind.name}</span>;
  const rank = async (templateId: string) => {
    setBusy(true);
    const asked = routeId !== undefined && stepId !== undefined ? { routeId, stepId } : { reaction: reaction.smiles };
    try {
      const answer = await call('conditionOptimization', { body: { ...asked, name, templateId } });
      toast.success(t('page.otherKind'));
      await navigate(optimizationPath(answer.optimization.id));
    } catch (error) {
      presentError(error);
      setBusy(false);
    }
  };
  return (
    <span className={styles['kind']}>
      {isBusy && <Spinner size={14} />}
      <select
        aria-label={t('page.kind')}
        disabled={isBusy}
        value={kind.templateId}
        onChange={({ target }) => void rank(target.value)}
      >
        {kinds.map((one) => (
          <option key={one.templateId} value={one.templateId}>
            {one.name}
          </option>
        ))}
      </select>
    </span>
  );
}
