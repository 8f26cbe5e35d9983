// /intermediate: what targets have in common, projects about it, one of them, or the project of a target.

import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { CommonList } from './common/common-list.tsx';
import { DetailView } from './detail/detail-view.tsx';
import styles from './page.module.css';
import { recordsPath } from './paths.ts';
import { ProjectList } from './project-list.tsx';
import { TargetView } from './target-view.tsx';

export function IntermediatesPage() {
  const [params] = useSearchParams();
  const projectId = params.get('project');
  const molecule = params.get('molecule');
  const target = params.get('target');
  return (
    <div className={styles['page']}>
      {projectId !== null ? (
        <DetailView key={projectId} projectId={projectId} />
      ) : molecule !== null ? (
        <DetailView key={molecule} smilesUniqueCode={molecule} />
      ) : target !== null ? (
        <TargetView key={target} smilesUniqueCode={target} />
      ) : (
        <Overview />
      )}
    </div>
  );
}

function Overview() {
  const { t } = useTranslation('intermediates');
  const [params, setParams] = useSearchParams();
  const shown = params.get('show') === 'projects' ? 'projects' : 'common';
  useTitle(...(shown === 'projects' ? [t('tab.projects')] : []), t('title'));
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('intro')}</p>
        </div>
        <ButtonLink to={recordsPath()}>{t('records.link')}</ButtonLink>
      </header>
      <Segmented
        label={t('tab.label')}
        value={shown}
        options={(['common', 'projects'] as const).map((value) => ({ value, label: t(`tab.${value}`) }))}
        onChange={(show) => setParams(show === 'projects' ? { show } : {}, { replace: true })}
      />
      {shown === 'common' ? <CommonList /> : <ProjectList />}
    </>
  );
}
