// /intermediate: what targets have in common, projects about it, one of them, or the project of a target.

import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { later } from '../../ui/state/later.tsx';
import { RecordPage, RecordsLoading } from '../../ui/table/record-page.tsx';
import { CommonList } from './common-list.tsx';
import { recordsPath } from './paths.ts';

const fallback = <RecordsLoading />;
const DetailView = later(async () => (await import('./detail/detail-view.tsx')).DetailView, { fallback });
const ProjectList = later(async () => (await import('./project-list.tsx')).ProjectList, { fallback });
const TargetView = later(async () => (await import('./target-view.tsx')).TargetView, { fallback });

export function IntermediatesPage() {
  const { t } = useTranslation('intermediates');
  const [params, setParams] = useSearchParams();
  const projectId = params.get('project');
  const molecule = params.get('molecule');
  const target = params.get('target');
  const shown = params.get('show') === 'projects' ? 'projects' : 'common';
  useTitle(...(shown === 'projects' ? [t('tab.projects')] : []), t('title'));
  if (projectId !== null) return <DetailView key={projectId} projectId={projectId} />;
  if (molecule !== null) return <DetailView key={molecule} smilesUniqueCode={molecule} />;
  if (target !== null) return <TargetView key={target} smilesUniqueCode={target} />;
  return (
    <RecordPage
      title={t('title')}
      intro={t('intro')}
      maxWidth={1240}
      action={<ButtonLink to={recordsPath()}>{t('records.link')}</ButtonLink>}
    >
      <Segmented
        label={t('tab.label')}
        value={shown}
        options={(['common', 'projects'] as const).map((value) => ({ value, label: t(`tab.${value}`) }))}
        onChange={(show) => setParams(show === 'projects' ? { show } : {}, { replace: true })}
      />
      {shown === 'common' ? <CommonList /> : <ProjectList />}
    </RecordPage>
  );
}
