// One intermediate: before it is a project, and as one. A reader has no buttons that change it.

import type { CallData } from '@app/shared/contracts/catalogue';
import { Link } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { FactList } from '../../../ui/page/fact-list.tsx';
import { RecordsLoading } from '../../../ui/table/record-table.tsx';
import { DetailActions } from './detail-actions.tsx';
import styles from './detail.module.css';
import { Members } from './members.tsx';
import { Notes } from './notes.tsx';
import { intermediatesPath } from '../paths.ts';
import { personName } from '../person-name.ts';
import { isGiven, projectName } from '../project-name.ts';
import { TargetsTable } from './targets-table.tsx';
import { useChange } from './use-change.ts';
import { PathsToTarget } from './paths-to-target.tsx';

const restMs = 15_000;

export function DetailView(query: { projectId: string } | { smilesUniqueCode: string }) {
  const { t } = useTranslation('intermediates');
  const { data, error, mutate } = useCall('intermediateDetails', { query }, { passive: true, refreshInterval: restMs });
  const { isBusy, change } = useChange(data?.project?.projectId, () => mutate());
  useTitle(data ? titleOf(data) : '', t('title'));
  if (!data)
    return error ? <ErrorState error={error} heading={t('title')} onRetry={() => void mutate()} /> : <RecordsLoading />;
  const { molecule, project, figures, ways, targets } = data;
  const name = moleculeLabel(molecule);
  const isMine = project?.isMine === true;
  const isNamed = project !== undefined && isGiven(project.name, molecule);
  return (
    <>
      <nav className={styles['back']} aria-label={t('title')}>
        <Link to={intermediatesPath}>{t('detail.back')}</Link>
      </nav>
      <header className={styles['head']}>
        <MoleculePicture molecule={molecule} width={240} height={160} decorative />
        <div className={styles['facts']}>
          <h1>{titleOf(data)}</h1>
          {isNamed && <p className={styles['quiet']}>{name}</p>}
          {project && !isMine && (
            <p className={styles['quiet']}>{t('detail.ofColleague', { name: personName(project.owner) })}</p>
          )}
          {project?.state === 'archived' && <p className={styles['quiet']}>{t('detail.archivedHint')}</p>}
          <code className={styles['smiles']}>{molecule.smiles}</code>
          <span className={styles['quiet']}>
            {withSubscripts(molecule.formula)} · {formatNumber(molecule.molecularWeight, 2)} g/mol
            {molecule.cas !== undefined && ` · CAS ${molecule.cas}`}
          </span>
          <DetailActions details={data} isBusy={isBusy} change={change} onChanged={() => mutate()} />
        </div>
        <FactList
          facts={[
            { key: 'targets', label: t('column.targets'), value: formatNumber(figures.targets) },
            { key: 'routes', label: t('column.routes'), value: formatNumber(figures.routes) },
            { key: 'share', label: t('column.share'), value: formatPercent(figures.share) },
            { key: 'steps', label: t('column.steps'), value: formatNumber(figures.makeSteps) },
            { key: 'saved', label: t('column.saved'), value: formatNumber(figures.savedSteps) },
          ]}
        />
      </header>
      <PathsToTarget
        ways={ways}
        mayChoose={isMine}
        isBusy={isBusy}
        onChoose={(chosenWay) => void change({ chosenWay })}
      />
      <TargetsTable targets={targets} project={project} isBusy={isBusy} onAmount={(amount) => change({ amount })} />
      {project && <Members details={data} project={project} onChanged={() => mutate()} />}
      {project && <Notes project={project} isBusy={isBusy} onAdd={(note) => change({ note })} />}
    </>
  );
}

function titleOf({ project, molecule }: CallData<'intermediateDetails'>): string {
  return project ? projectName(project.name, molecule) : moleculeLabel(molecule);
}
