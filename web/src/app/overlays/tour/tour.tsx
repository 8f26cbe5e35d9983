// The tour: an invitation on home that blocks nothing, then a spotlight on one part after another.

import { Card, Flex, Typography } from 'antd';
import { useEffect, useState, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { guidance } from '../../../shared/navigation/guidance.ts';
import { useStore } from '../../../shared/lib/store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { closeOverlay } from '../queue.ts';
import { homeSteps, resultSteps, stepsOnPage, type TourStep } from './steps.ts';
import { setTourState, tourState } from './tour-state.ts';
import { modifierKey } from '../../../shared/keys/modifier-key.ts';
import styles from './tour.module.css';

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

/** The steps that the page has; they are waited for, and the tour ends where there are none. */
function Steps({ steps, onSkip, onEnd }: { steps: readonly TourStep[]; onSkip: () => void; onEnd: () => void }) {
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

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

const marginPx = 6;
const gapPx = 14;

/**
 * One part of the page in the light, the rest in the shade, and beside it what it is for. antd's tour has no role of a dialog
 * and leaves the focus behind it; hence this one.
 */
function Spotlight({ steps, onSkip, onEnd }: { steps: readonly TourStep[]; onSkip: () => void; onEnd: () => void }) {
  const { t } = useTranslation('tour');
  const [at, setAt] = useState(0);
  const element = useRef<HTMLDialogElement>(null);
  const step = steps[Math.min(at, steps.length - 1)];
  const box = useBoxOf(step?.target ?? '');
  const isLast = at >= steps.length - 1;
  const go = (by: 1 | -1) => (by === 1 && isLast ? onEnd() : setAt(Math.max(0, at + by)));
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  if (!step) return null;
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  return (
    <dialog
      ref={element}
      className={styles.tour}
      aria-labelledby="tour-step"
      aria-describedby="tour-text"
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      {box && <div className={styles.light} style={box} />}
      <Beside key={step.key} box={box}>
        <div aria-live="polite">
          <h2 id="tour-step" style={{ margin: 0, fontSize: 15 }}>
            {t(`${step.key}.title`)}
          </h2>
          <Typography.Paragraph id="tour-text" type="secondary">
            {t(`${step.key}.text`, { key: modifierKey() })}
          </Typography.Paragraph>
        </div>
        <Flex wrap gap={8} align="center">
          <Typography.Text type="secondary" style={{ flex: 1 }}>
            {t('place', { at: at + 1, of: steps.length })}
          </Typography.Text>
          {!isLast && (
            <Button variant="text" onClick={onSkip}>
              {t('skip')}
            </Button>
          )}
          {at > 0 && <Button onClick={() => go(-1)}>{t('back')}</Button>}
          <Button variant="primary" data-main onClick={() => go(1)}>
            {t(isLast ? 'end' : 'next')}
          </Button>
        </Flex>
      </Beside>
    </dialog>
  );
}

/** Beside the part that it speaks of; its main button has the focus. */
function Beside({ box, children }: { box: Box | null; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.querySelector<HTMLButtonElement>('[data-main]')?.focus(), []);
  useLayoutEffect(() => {
    if (element.current && box) Object.assign(element.current.style, placeBeside(box, element.current));
  }, [box]);
  return (
    <div ref={element} style={{ position: 'fixed', width: 'min(380px, calc(100vw - 28px))' }}>
      <Card size="small">{children}</Card>
    </div>
  );
}

/** Position of the part in the window, updated while the page moves. */
function useBoxOf(target: string): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const part = document.querySelector(target);
    part?.scrollIntoView({ block: 'center' });
    const look = () => {
      const next = part && boxOf(part);
      setBox((now) => (now && next && isSame(now, next) ? now : next));
    };
    look();
    const observer = new ResizeObserver(look);
    if (part) observer.observe(part);
    observer.observe(document.body);
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look, { capture: true });
    };
  }, [target]);
  return box;
}

function boxOf(part: Element): Box {
  const { top, left, right, bottom } = part.getBoundingClientRect();
  const from = { top: Math.max(2, top - marginPx), left: Math.max(2, left - marginPx) };
  const to = {
    right: Math.min(window.innerWidth - 2, right + marginPx),
    bottom: Math.min(window.innerHeight - 2, bottom + marginPx),
  };
  return { ...from, width: to.right - from.left, height: to.bottom - from.top };
}

function isSame(a: Box, b: Box): boolean {
  return a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height;
}

/** Below the part, else above it, else over its lower end; never out of the window. */
function placeBeside(box: Box, { offsetWidth, offsetHeight }: HTMLElement): { top: string; left: string } {
  const below = box.top + box.height + gapPx;
  const above = box.top - gapPx - offsetHeight;
  const lowest = window.innerHeight - offsetHeight - gapPx;
  const top = below <= lowest ? below : above >= gapPx ? above : lowest;
  const left = Math.min(Math.max(gapPx, box.left), window.innerWidth - offsetWidth - gapPx);
  return { top: `${Math.max(gapPx, top)}px`, left: `${Math.max(gapPx, left)}px` };
}
