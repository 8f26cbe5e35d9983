// Whether a step is liked, with the reason: for oneself and for those the route is shared with.

import DislikeOutlined from '@ant-design/icons/DislikeOutlined';
import LikeOutlined from '@ant-design/icons/LikeOutlined';
import { Flex, Input, Space } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { verdicts, type Verdict } from '@app/shared/contracts/routes/notes';
import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { icon } from '../../../ui/icons/icons.tsx';
import { useRouteNotes } from '../use-route-notes.ts';

const [LikeIcon, DislikeIcon] = [icon(LikeOutlined), icon(DislikeOutlined)];

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
    <Flex vertical gap={8}>
      {other?.verdict && (
        <span>
          <ThumbIcon verdict={other.verdict} /> {t(`detailPage.verdict.theirs.${other.verdict}`, { name: by })}
          {other.reason !== '' && ` ${t('detailPage.verdict.because', { reason: other.reason })}`}
        </span>
      )}
      <Space role="group" aria-label={t('detailPage.verdict.title')}>
        {verdicts.map((verdict) => {
          const isMine = mine?.verdict === verdict;
          return (
            <Button
              key={verdict}
              size="small"
              variant={isMine ? 'primary' : 'default'}
              icon={<ThumbIcon verdict={verdict} />}
              aria-pressed={isMine}
              disabled={isBusy || !isReady}
              onClick={() => void judge(isMine ? undefined : verdict, mine?.reason ?? '')}
            >
              {t(`detailPage.verdict.${verdict}`)}
            </Button>
          );
        })}
      </Space>
      {mine?.verdict && (
        <Reason
          key={`${step.stepId} ${mine.verdict}`}
          kept={mine.reason}
          verdict={mine.verdict}
          onKeep={(reason) => void judge(mine.verdict, reason)}
        />
      )}
    </Flex>
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
    <Input
      value={text}
      maxLength={limits.reasonLength}
      placeholder={t(`detailPage.verdict.why.${verdict}`)}
      aria-label={t(`detailPage.verdict.why.${verdict}`)}
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
      onPressEnter={keep}
      onBlur={keep}
    />
  );
}

function ThumbIcon({ verdict }: { verdict: Verdict }) {
  return verdict === 'like' ? <LikeIcon size={16} /> : <DislikeIcon size={16} />;
}
