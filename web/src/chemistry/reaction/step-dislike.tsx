// Puts a step, or its kind of reaction, on the user's ban list, with the reason where one is given.

import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { Flex, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/notice/toast.ts';

export interface StepDislikeProps {
  /** The route that has the step, kept or under construction. */
  about: { routeId: string } | { draftId: string };
  stepId: string;
  /** The step is banned, or the ban has been taken back. */
  onBan?: (isBanned: boolean) => void;
}

const namedRanks = 5;
const scopes = ['reaction', 'template'] as const;

export function StepDislike({ about, stepId, onBan }: StepDislikeProps) {
  const { t } = useTranslation('bans');
  const { isBusy, run } = useAction();
  const [reason, setReason] = useState('');
  const takeBack = (id: string) =>
    run(async () => {
      await call('deleteReactions', { params: { id } });
      toast.success(i18n.t('common:undo.done'));
      onBan?.(false);
    });
  const ban = (scope: (typeof scopes)[number]) =>
    run(async () => {
      const why = reason.trim() === '' ? {} : { reason: reason.trim() };
      const query = { ...about, stepId, scope, ...why, pageIndex: 1, pageSize: 1 };
      const { added } = await call('dislikeReaction', { query });
      const said = [t('step.done'), ...(added ? hitWords(t, added.ranks) : [])].join(sentenceGap());
      if (added) toast.success(said, { label: i18n.t('common:undo.action'), run: () => void takeBack(added.id) });
      else toast.success(said);
      onBan?.(true);
      setReason('');
    });
  return (
    <Flex vertical gap={6}>
      <Flex component="label" vertical gap={4}>
        {t('step.ask')}
        <Input
          value={reason}
          maxLength={constraintLimits.banReasonLength}
          placeholder={t('step.placeholder')}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </Flex>
      <Flex wrap gap={6}>
        {scopes.map((scope) => (
          <Button key={scope} size="small" disabled={isBusy} onClick={() => void ban(scope)}>
            {t(`step.${scope}`)}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}

/** Which routes on the screen have such a step: they stay. */
function hitWords(t: TFunction<'bans'>, ranks: readonly number[]): string[] {
  if (ranks.length === 0) return [];
  const named = ranks.slice(0, namedRanks).join(', ');
  return [t('step.hits', { count: ranks.length, ranks: ranks.length > namedRanks ? `${named}, …` : named })];
}
