import type { CommonIntermediate } from '@app/shared/contracts/intermediates/intermediates';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { RecordActions, RecordNote, RecordState } from '../../../ui/table/record-table.tsx';
import styles from '../page.module.css';
import { moleculePath, projectPath } from '../paths.ts';
import { stateTone } from '../state-tone.ts';
import { trackMolecule } from '../track-molecule.ts';

export function CommonRow({ one: { molecule, figures, targetMolecules, project } }: { one: CommonIntermediate }) {
  const { t } = useTranslation('intermediates');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const name = moleculeLabel(molecule);
  const address = project ? projectPath(project.projectId) : moleculePath(molecule.key);
  const track = async () => {
    setBusy(true);
    const made = await trackMolecule(molecule.key, (text) => t('detail.tracked', { name: text }));
    setBusy(false);
    if (made) void navigate(projectPath(made.projectId));
  };
  return (
    <tr className={styles['row']}>
      <th scope="row">
        <div className={styles['molecule']}>
          <MoleculePicture molecule={molecule} width={144} height={96} decorative />
          <div>
            <Link to={address} aria-label={t('list.open', { name })}>
              {name}
            </Link>
            <RecordNote>
              {t('column.usedIn')} {targetMolecules.map(moleculeLabel).join(', ')}
              {figures.targets > targetMolecules.length && ' …'}
            </RecordNote>
            {project && <RecordState tone={stateTone(project.state)}>{t(`state.${project.state}`)}</RecordState>}
          </div>
        </div>
      </th>
      <td data-label={t('column.targets')}>{formatNumber(figures.targets)}</td>
      <td data-label={t('column.routes')}>{formatNumber(figures.routes)}</td>
      <td data-label={t('column.share')}>{formatPercent(figures.share)}</td>
      <td data-label={t('column.steps')}>{formatNumber(figures.makeSteps)}</td>
      <td data-label={t('column.saved')}>{formatNumber(figures.savedSteps)}</td>
      <td data-label={t('column.worth')}>{formatNumber(figures.worth, 1)}</td>
      <RecordActions>
        {project ? (
          <ButtonLink
            size="small"
            to={projectPath(project.projectId)}
            aria-label={t('list.openProjectNamed', { name: project.name })}
          >
            {t('list.openProject')}
          </ButtonLink>
        ) : (
          <Button
            size="small"
            loading={isBusy}
            aria-label={t('list.trackNamed', { name })}
            onClick={() => void track()}
          >
            {t('list.track')}
          </Button>
        )}
      </RecordActions>
    </tr>
  );
}
