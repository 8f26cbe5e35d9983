// Planning by hand: a list of routes under construction, or the canvas of one.

import { useParams } from 'react-router-dom';
import { mayPass } from '../../shared/api/call-error.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { manualPath } from './paths.ts';
import styles from './page.module.css';
import { StartPage } from './start-page.tsx';
import { useDraft } from './use-draft.ts';
import { Workbench } from './workbench/workbench.tsx';

export function ManualPage() {
  const { draftId } = useParams();
  return draftId === undefined ? <StartPage /> : <DraftPage key={draftId} draftId={draftId} />;
}

function DraftPage({ draftId }: { draftId: string }) {
  const { t } = useTranslation('manual');
  const { draft, error, reload, handle } = useDraft(draftId);
  useTitle(draft ? t('titleOf', { name: moleculeLabel(draft.target) }) : t('title'));
  if (draft) return <Workbench draft={draft} handle={handle} />;
  if (error)
    return (
      <div className={styles.message}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <ErrorState error={error} onRetry={mayPass(error) ? reload : undefined} />
        <ButtonLink to={manualPath()}>{t('toList')}</ButtonLink>
      </div>
    );
  return (
    <section className={styles.message} aria-busy="true" aria-label={t('loading')}>
      <Skeleton width={184} height={142} radius={7} />
    </section>
  );
}
