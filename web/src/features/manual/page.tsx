// Planning by hand: a list of routes under construction, or the canvas of one.

import { Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { mayPass } from '../../shared/api/call-error.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { manualPath } from '../../chemistry/export/paths.ts';
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
  if (!error)
    return (
      <section aria-busy="true" aria-label={t('loading')} style={{ padding: 24 }}>
        <Skeleton active />
      </section>
    );
  return (
    <Flex vertical align="center" gap={16} style={{ padding: '15vh 24px 24px' }}>
      <ErrorState heading={t('title')} error={error} onRetry={mayPass(error) ? reload : undefined} />
      <ButtonLink to={manualPath()}>{t('toList')}</ButtonLink>
    </Flex>
  );
}
