// Whether a step is liked, with the reason: for oneself and for those the route is shared with.

import { Input } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { verdicts, type Verdict } from '@app/shared/contracts/routes/notes';
import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { useState, type FormEvent } from 'react';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import styles from './step-verdict.module.css';
import { useRouteNotes } from '../use-route-notes.ts';

interface StepVerdictProps {
  route: RouteDetail;
  step: RouteStep;
}

export function StepVerdict({ route, step }: StepVerdictProps) {
  const { t } = useTranslation('routes');
  const { own, theirs, by, keep, isReady } = useRouteNotes(route);
  const [isBusy, setBusy] = useState(false);
  const [mine, other] = [own(step.stepId), theirs(step.stepId)];
  const judge = async (verdict: Verdict | undefined, reason: string) => {
    setBusy(true);
    try {
      const { routeType } = route;
      const body = { routeId: route.summary.routeId, stepId: step.stepId, verdict, reason, routeType };
      await keep((await call('routeVerdict', { body })).note);
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.verdict}>
      {other?.verdict && (
        <p className={styles.theirs}>
          <ThumbIcon verdict={other.verdict} />
          {t(`detailPage.verdict.theirs.${other.verdict}`, { name: by })}
          {other.reason !== '' && ` ${t('detailPage.verdict.because', { reason: other.reason })}`}
        </p>
      )}
      <div className={styles.buttons} role="group" aria-label={t('detailPage.verdict.title')}>
        {verdicts.map((verdict) => (
          <Button
            key={verdict}
            size="small"
            icon={<ThumbIcon verdict={verdict} />}
            aria-pressed={mine?.verdict === verdict}
            className={styles.button}
            disabled={isBusy || !isReady}
            onClick={() => void judge(mine?.verdict === verdict ? undefined : verdict, mine?.reason ?? '')}
          >
            {t(`detailPage.verdict.${verdict}`)}
          </Button>
        ))}
      </div>
      {mine?.verdict && (
        <Reason
          key={`${step.stepId} ${mine.verdict}`}
          kept={mine.reason}
          verdict={mine.verdict}
          onKeep={(reason) => void judge(mine.verdict, reason)}
        />
      )}
    </div>
  );
}

interface ReasonProps {
  kept: string;
  verdict: Verdict;
  onKeep: (reason: string) => void;
}

function Reason({ kept, verdict, onKeep }: ReasonProps) {
  const { t } = useTranslation('routes');
  const [text, setText] = useState(kept);
  const keep = () => {
    if (text.trim() !== kept) onKeep(text.trim());
  };
  return (
    <form
      className={styles.reason}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        keep();
      }}
    >
      <Input
        value={text}
        maxLength={limits.reasonLength}
        placeholder={t(`detailPage.verdict.why.${verdict}`)}
        aria-label={t(`detailPage.verdict.why.${verdict}`)}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onBlur={keep}
      />
      {text !== '' && <p className={styles.printed}>{t('detailPage.verdict.because', { reason: text })}</p>}
    </form>
  );
}

/** A thumb up or down. */
function ThumbIcon({ verdict, size = 16 }: { verdict: Verdict; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
      style={verdict === 'dislike' ? { transform: 'rotate(180deg)' } : undefined}
    >
      <path d="M3 9h3v8H3zM6 9l3.6-6.2c1.3 0 2.2 1 2 2.3L11 8.2h4.4c1.1 0 1.9 1 1.6 2.1l-1.3 5.2c-.2.9-1 1.5-1.9 1.5H6" />
    </svg>
  );
}
