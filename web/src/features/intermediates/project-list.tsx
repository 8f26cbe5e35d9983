// The user's projects, and those that colleagues share.

import { Input, Select } from 'antd';
import { intermediateStates, type IntermediateState } from '@app/shared/contracts/intermediates/intermediates';
import { amountText } from '@app/shared/rules/wanted-amount';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallData, CallInput } from '@app/shared/contracts/catalogue';
import { useCall } from '../../shared/api/use-call.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../shared/hooks/debounced.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import {
  RecordActions,
  RecordBox,
  RecordNote,
  RecordsLoading,
  RecordState,
  RecordTable,
} from '../../ui/table/record-table.tsx';
import { EmptyList } from './empty-list.tsx';
import styles from './page.module.css';
import { intermediatesPath, projectPath } from './paths.ts';
import { personName } from './person-name.ts';
import { isGiven, projectName } from './project-name.ts';
import { stateTone } from './state-tone.ts';

const pageSize = 20;

export function ProjectList() {
  const { t } = useTranslation('intermediates');
  const [text, setText] = useState('');
  const key = useDebounced(text.trim());
  const [state, setState] = useState<IntermediateState | ''>('');
  const [pages, setPages] = useState(1);
  const filter = { ...(key !== '' && { key }), ...(state !== '' && { states: [state] }) };
  const first = { ...filter, pageIndex: 1, pageSize };
  const { data, error, mutate } = useCall('intermediateProjectList', { body: first }, { keepFor: 'list' });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <RecordsLoading />;
  if (data.total === 0 && key === '' && state === '')
    return (
      <EmptyList
        title={t('projects.empty.title')}
        text={t('projects.empty.text')}
        action={t('projects.empty.action')}
        to={intermediatesPath}
      />
    );
  return (
    <section aria-label={t('tab.projects')}>
      <div className={styles['bar']}>
        <Input
          type="search"
          value={text}
          aria-label={t('projects.search')}
          placeholder={t('projects.search')}
          onChange={({ target }) => setText(target.value)}
        />
        <label>
          {t('projects.filter')}
          <Select
            aria-label={t('projects.filter')}
            value={state}
            options={[
              { value: '', label: t('projects.any') },
              ...intermediateStates.map((one) => ({ value: one, label: t(`state.${one}`) })),
            ]}
            onChange={(picked) => {
              setState(intermediateStates.find((one) => one === picked) ?? '');
              setPages(1);
            }}
          />
        </label>
        <span className={styles['total']} role="status">
          {t('projects.total', { count: data.total })}
        </span>
      </div>
      {data.total === 0 && <p className={styles['none']}>{t('projects.none')}</p>}
      {data.items.length > 0 && (
        <RecordBox>
          <RecordTable
            label={t('tab.projects')}
            columns={[
              t('detail.name'),
              t('detail.state'),
              t('column.targets'),
              t('projects.wanted'),
              t('projects.owner'),
              t('projects.updated'),
            ]}
            action={t('column.actions')}
          >
            {Array.from({ length: pages }, (_, place) => (
              <ProjectRows key={place} body={{ ...filter, pageIndex: place + 1, pageSize }} />
            ))}
          </RecordTable>
        </RecordBox>
      )}
      {data.total > pages * pageSize && (
        <Button className={styles['more']} onClick={() => setPages(pages + 1)}>
          {t('list.more')}
        </Button>
      )}
    </section>
  );
}

function ProjectRows({ body }: { body: CallInput<'intermediateProjectList'>['body'] }) {
  const { data } = useCall('intermediateProjectList', { body }, { keepFor: 'list' });
  return data?.items.map((project) => <ProjectRow key={project.projectId} project={project} />);
}

function ProjectRow({ project }: { project: CallData<'intermediateProjectList'>['items'][number] }) {
  const { t } = useTranslation('intermediates');
  const { projectId, name, state, molecule, targets, routes, milligrams, owner, members, updatedAt } = project;
  return (
    <tr className={styles['row']}>
      <th scope="row">
        <div className={styles['molecule']}>
          <MoleculePicture molecule={molecule} width={108} height={72} decorative />
          <div>
            <Link to={projectPath(projectId)}>{projectName(name, molecule)}</Link>
            {isGiven(name, molecule) && <RecordNote>{moleculeLabel(molecule)}</RecordNote>}
          </div>
        </div>
      </th>
      <td data-label={t('detail.state')}>
        <RecordState tone={stateTone(state)}>{t(`state.${state}`)}</RecordState>
      </td>
      <td data-label={t('column.targets')}>
        {t('figures.targets', { count: targets })}
        <RecordNote>{t('figures.routes', { count: routes })}</RecordNote>
      </td>
      <td data-label={t('projects.wanted')}>{milligrams > 0 ? amountText(milligrams) : '–'}</td>
      <td data-label={t('projects.owner')}>
        {personName(owner)}
        {members.length > 0 && <RecordNote>{members.map(personName).join(', ')}</RecordNote>}
      </td>
      <td data-label={t('projects.updated')}>{formatDateTime(updatedAt)}</td>
      <RecordActions>{null}</RecordActions>
    </tr>
  );
}
