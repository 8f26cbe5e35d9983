// Puts a step, or its kind of reaction, on the user's ban list, with the reason where one is given.

import { Input } from 'antd';
import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { useId, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import styles from './step-dislike.module.css';

export interface StepDislikeProps {
  /** The route that has the step, kept or under construction. */
  about: { routeId: string } | { draftId: string };
  stepId: string;
}

const namedRanks = 5;

/** Which routes on the screen have such a step: they stay. */
function hitWords(t: TFunction<'bans'>, ranks: readonly number[]): string[] {
  if (ranks.length === 0) return [];
  const named = ranks.slice(0, namedRanks).join(', ');
  return [t('step.hits', { count: ranks.length, ranks: ranks.length > namedRanks ? `${named}, …` : named })];
}

async function takeBack(id: string): Promise<void> {
  try {
    await call('deleteReactions', { params: { id } });
    toast.success(i18n.t('common:undo.done'));
  } catch (error) {
    presentError(error);
  }
}

const scopes = ['reaction', 'template'] as const;

export function StepDislike({ about, stepId }: StepDislikeProps) {
  const { t } = useTranslation('bans');
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const id = useId();
  const ban = async (scope: (typeof scopes)[number]) => {
    setBusy(true);
    try {
      const why = reason.trim() === '' ? {} : { reason: reason.trim() };
      const query = { ...about, stepId, scope, ...why, pageIndex: 1, pageSize: 1 };
      const { added } = await call('dislikeReaction', { query });
      const said = [t('step.done'), ...(added ? hitWords(t, added.ranks) : [])].join(sentenceGap());
      if (added) toast.success(said, { label: i18n.t('common:undo.action'), run: () => void takeBack(added.id) });
      else toast.success(said);
      setReason('');
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.ban}>
      <label htmlFor={id}>{t('step.ask')}</label>
      <Input
        id={id}
        type="text"
        value={reason}
        maxLength={constraintLimits.banReasonLength}
        placeholder={t('step.placeholder')}
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.row}>
        {scopes.map((scope) => (
          <Button key={scope} size="small" disabled={isBusy} onClick={() => void ban(scope)}>
            {t(`step.${scope}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
