// The tour: an invitation on home that blocks nothing, then a spotlight on one part after another.

import { Card, Flex, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { guidance } from '../../../shared/navigation/guidance.ts';
import { useStore } from '../../../shared/lib/store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { closeOverlay } from '../queue.ts';
import { Spotlight } from './spotlight.tsx';
import { homeSteps, resultSteps, stepsOnPage, type TourStep } from './steps.ts';
import { setTourState, tourState } from './tour-state.ts';

type Part = 'invitation' | 'home' | 'result';

export function Tour() {
  const [chosen, setPart] = useState<Part>(firstPart);
  const isAsked = useStore(guidance) === 'tour';
  const part = isAsked && chosen === 'invitation' ? 'home' : chosen;
  const end = (next: 'result' | 'done') => {
    setTourState(next);
    guidance.set(null);
    closeOverlay('tour');
  };
  if (part === 'invitation') return <Invitation onStart={() => setPart('home')} onSkip={() => end('done')} />;
  if (part === 'result') return <Steps steps={resultSteps} onSkip={() => end('done')} onEnd={() => end('done')} />;
  // A user who has seen all of it is not shown it again.
  const after = tourState.get() === 'done' ? 'done' : 'result';
  return <Steps steps={homeSteps} onSkip={() => end('done')} onEnd={() => end(after)} />;
}

/** A requested tour starts without the invitation. */
function firstPart(): Part {
  if (guidance.get() === 'tour') return 'home';
  return tourState.get() === 'result' ? 'result' : 'invitation';
}

function Invitation({ onStart, onSkip }: { onStart: () => void; onSkip: () => void }) {
  const { t } = useTranslation('tour');
  const { pathname } = useLocation();
  if (pathname !== '/home') return null;
  return (
    <aside className="screen-only" aria-labelledby="tour-title" style={corner}>
      <Card size="small">
        <Flex wrap gap="8px 24px" align="center" justify="space-between">
          <div style={{ flex: '1 1 240px' }}>
            <h2 id="tour-title" style={{ margin: 0, fontSize: 15 }}>
              {t('invitation.title')}
            </h2>
            <Typography.Text type="secondary">{t('invitation.text')}</Typography.Text>
          </div>
          <Flex gap={8}>
            <Button onClick={onSkip}>{t('invitation.skip')}</Button>
            <Button variant="primary" onClick={onStart}>
              {t('invitation.start')}
            </Button>
          </Flex>
        </Flex>
      </Card>
    </aside>
  );
}

/** A bar below what home begins with, so that it covers none of it. */
const corner = {
  position: 'fixed',
  right: 16,
  bottom: 16,
  left: 16,
  zIndex: 700,
  maxWidth: 1152,
  margin: '0 auto',
} as const;

const lookMs = 100;
const longestWaitMs = 3_000;

interface StepsProps {
  steps: readonly TourStep[];
  onSkip: () => void;
  onEnd: () => void;
}

/** The steps that the page has; they are waited for, and the tour ends where there are none. */
function Steps({ steps, onSkip, onEnd }: StepsProps) {
  const navigate = useNavigate();
  const [found, setFound] = useState<readonly TourStep[] | null>(null);
  const isAway = steps === homeSteps && window.location.pathname !== '/home';
  useEffect(() => {
    if (isAway) void navigate('/home');
    const since = Date.now();
    const timer = window.setInterval(() => {
      const now = stepsOnPage(steps);
      // The parts of a page arrive together, or nearly so.
      const isEnough = now.length === steps.length || (now.length > 0 && Date.now() - since > 1_000);
      if (!isEnough && Date.now() - since < longestWaitMs) return;
      window.clearInterval(timer);
      setFound(now);
    }, lookMs);
    return () => window.clearInterval(timer);
  }, [steps, isAway, navigate]);
  useEffect(() => {
    if (found?.length === 0) onEnd();
  }, [found, onEnd]);
  if (found === null || found.length === 0) return null;
  return <Spotlight steps={found} onSkip={onSkip} onEnd={onEnd} />;
}
