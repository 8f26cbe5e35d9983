// How far a search between two molecules is, by the time that it may take, and the way to end it.

import { routePartSeconds } from '@app/shared/contracts/manual/editing';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import styles from './edit-panels.module.css';

const tickMs = 250;

export function SearchProgress({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('manual');
  const elapsed = useElapsedSeconds();
  const isLate = elapsed > routePartSeconds;
  return (
    <div className={styles.progress}>
      <ProgressBar percent={(100 * elapsed) / routePartSeconds} indeterminate={isLate} label={t('replace.finding')} />
      <span className={styles.quiet}>
        {t(isLate ? 'replace.waiting' : 'replace.seconds', { count: routePartSeconds, elapsed: Math.floor(elapsed) })}
      </span>
      <Button size="small" icon={<CloseIcon size={16} />} onClick={onCancel}>
        {t('replace.cancel')}
      </Button>
    </div>
  );
}

function useElapsedSeconds(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const ticking = setInterval(() => setElapsed((performance.now() - startedAt) / 1_000), tickMs);
    return () => clearInterval(ticking);
  }, []);
  return elapsed;
}
