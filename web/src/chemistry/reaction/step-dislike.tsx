// Puts a step, or its kind of reaction, on the user's ban list, with the reason where one is given.

import { Input } from 'antd';
import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { useId, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/notice/toast.ts';
import styles from './step-dislike.module.css';

export interface StepDislikeProps {
  /** The route that has the step, kept or under construction. */
  about: { routeId: string } | { draftId: string };
  stepId: string;
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
      await call('dislikeReaction', { query: { ...about, stepId, scope, ...why, pageIndex: 1, pageSize: 1 } });
      toast.success(t('step.done'));
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
