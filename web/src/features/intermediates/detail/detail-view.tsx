// One intermediate: before it is a project, and as one. A reader has no buttons that change it.

import { Card, Col, Flex, Row, Typography, Input, Timeline } from 'antd';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { formatNumber, formatPercent, formatDateTime } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { BackLink } from '../../../ui/button/back-link.tsx';
import { FactList } from '../../../ui/page/fact-list.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { RecordPage, RecordsLoading } from '../../../ui/table/record-page.tsx';
import { intermediatesPath, recordsPath } from '../paths.ts';
import { isGiven, personName, projectName } from '../words.ts';
import { DetailActions, type ProjectChange } from './detail-actions.tsx';
import { Members } from './members.tsx';
import { PathsToTarget } from './paths-to-target.tsx';
import { TargetsTable } from './targets-table.tsx';
import { intermediateLimits, type IntermediateProject } from '@app/shared/contracts/intermediates/intermediates';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';

const restMs = 15_000;

export function DetailView(query: { projectId: string } | { smilesUniqueCode: string }) {
  const { t } = useTranslation('intermediates');
  const { data, error, mutate } = useCall('intermediateDetails', { query }, { passive: true, refreshInterval: restMs });
  const { isBusy, change } = useChange(data?.project?.projectId, () => mutate());
  const name = data ? moleculeLabel(data.molecule) : '';
  const title = data?.project ? projectName(data.project.name, data.molecule) : name;
  useTitle(title, t('title'));
  if (!data && error) return <ErrorState error={error} heading={t('title')} onRetry={() => void mutate()} />;
  if (!data) return <RecordsLoading />;
  const { molecule, project, figures, ways, targets } = data;
  const isMine = project?.isMine === true;
  const notes = [
    project && isGiven(project.name, molecule) && name,
    project && !isMine && t('detail.ofColleague', { name: personName(project.owner) }),
    project?.state === 'archived' && t('detail.archivedHint'),
  ].filter((one) => typeof one === 'string');
  return (
    <RecordPage title={title} maxWidth={1240} action={<BackLink to={intermediatesPath} text={t('detail.back')} />}>
      <Card size="small">
        <Row gutter={[20, 16]}>
          <Col xs={24} md={16}>
            <Flex wrap gap={20}>
              <MoleculePicture molecule={molecule} width={240} height={160} decorative />
              <Flex vertical gap={8} style={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
                {notes.map((note) => (
                  <Typography.Text key={note} type="secondary">
                    {note}
                  </Typography.Text>
                ))}
                <code>{molecule.smiles}</code>
                <Typography.Text type="secondary">
                  {withSubscripts(molecule.formula)} · {formatNumber(molecule.molecularWeight, 2)} g/mol
                  {molecule.cas !== undefined && ` · CAS ${molecule.cas}`}
                </Typography.Text>
                <DetailActions details={data} isBusy={isBusy} change={change} onChanged={() => mutate()} />
              </Flex>
            </Flex>
          </Col>
          <Col xs={24} md={8}>
            <FactList
              facts={[
                { key: 'targets', label: t('column.targets'), value: formatNumber(figures.targets) },
                { key: 'routes', label: t('column.routes'), value: formatNumber(figures.routes) },
                { key: 'share', label: t('column.share'), value: formatPercent(figures.share) },
                { key: 'steps', label: t('column.steps'), value: formatNumber(figures.makeSteps) },
                { key: 'saved', label: t('column.saved'), value: formatNumber(figures.savedSteps) },
              ]}
            />
          </Col>
        </Row>
      </Card>
      <PathsToTarget
        ways={ways}
        mayChoose={isMine}
        isBusy={isBusy}
        onChoose={(chosenWay) => void change({ chosenWay })}
      />
      <TargetsTable targets={targets} project={project} isBusy={isBusy} onAmount={(amount) => change({ amount })} />
      {project && <Members details={data} project={project} onChanged={() => mutate()} />}
      {project && <Notes project={project} isBusy={isBusy} onAdd={(note) => change({ note })} />}
    </RecordPage>
  );
}

/** Changes a project; true when it was taken. */
function useChange(projectId: string | undefined, onChanged: () => Promise<unknown>) {
  const { isBusy, run } = useAction();
  const change = async (wish: ProjectChange): Promise<boolean> => {
    if (projectId === undefined) return false;
    const isTaken = await run(async () => {
      await call('intermediateUpdate', { body: { projectId, ...wish } });
      await onChanged();
      return true;
    });
    return isTaken === true;
  };
  return { isBusy, change };
}

// Notes on a project, and the last of what happened to it.

interface NotesProps {
  project: IntermediateProject;
  isBusy: boolean;
  onAdd: (note: string) => Promise<boolean>;
}

const shownRecords = 10;

function Notes({ project, isBusy, onAdd }: NotesProps) {
  const { t } = useTranslation('intermediates');
  const { projectId, isMine } = project;
  const [text, setText] = useState('');
  const body = { projectId, pageIndex: 1, pageSize: shownRecords };
  const { data, mutate } = useCall('intermediateRecords', { body }, { keepFor: projectId });
  const [version, setVersion] = useState(project.version + project.members.length);
  // What was changed on this page has a record by now.
  if (version !== project.version + project.members.length) {
    setVersion(project.version + project.members.length);
    void mutate();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void onAdd(text.trim()).then((isTaken) => isTaken && setText(''));
  };
  return (
    <Section title={t('detail.history')}>
      {isMine && (
        <Flex component="form" wrap gap={10} align="flex-end" onSubmit={submit} style={{ marginBottom: 14 }}>
          <Input.TextArea
            value={text}
            rows={2}
            maxLength={intermediateLimits.noteLength}
            aria-label={t('detail.note')}
            placeholder={t('detail.notePlaceholder')}
            style={{ flex: '1 1 260px' }}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" disabled={isBusy || text.trim() === ''}>
            {t('detail.noteAdd')}
          </Button>
        </Flex>
      )}
      <Timeline
        items={(data?.items ?? []).map((record) => ({
          key: record.recordId,
          content: (
            <>
              <strong>{t(`records.kind.${record.kind}`)}</strong>{' '}
              <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{record.text}</span>
              <RecordNote>
                {formatDateTime(record.createdAt)} · {record.by ? personName(record.by) : t('records.system')}
              </RecordNote>
            </>
          ),
        }))}
      />
      <Link to={recordsPath(projectId)}>{t('detail.historyAll')}</Link>
    </Section>
  );
}
