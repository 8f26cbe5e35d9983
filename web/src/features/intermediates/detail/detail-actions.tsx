// What can be done with an intermediate: track it, plan it, and as its owner rename, move on or archive its project.

import { Flex, Select } from 'antd';
import type { CallInput } from '@app/shared/contracts/catalogue';
import {
  intermediateStates,
  intermediateLimits,
  type IntermediateDetails,
} from '@app/shared/contracts/intermediates/intermediates';
import { unmistakableSmiles } from '@app/shared/rules/smiles-text';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { FormDialog, TextField } from '../../../ui/dialog/form-dialog.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { taskPath } from '../../../chemistry/export/paths.ts';
import { projectPath } from '../paths.ts';
import { trackMolecule } from '../track-molecule.ts';

export type ProjectChange = Omit<CallInput<'intermediateUpdate'>['body'], 'projectId'>;

export interface DetailActionsProps {
  details: IntermediateDetails;
  isBusy: boolean;
  change: (wish: ProjectChange) => Promise<boolean>;
  onChanged: () => Promise<unknown>;
}

export function DetailActions({ details, isBusy, change, onChanged }: DetailActionsProps) {
  const { t } = useTranslation('intermediates');
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const { molecule, project } = details;
  const track = async () => {
    const made = await trackMolecule(molecule.key, (name) => t('detail.tracked', { name }));
    void navigate(projectPath(made.projectId), { replace: true });
  };
  return (
    <Flex wrap gap={8} align="center">
      {!project && (
        <Button variant="primary" onClick={track}>
          {t('detail.track')}
        </Button>
      )}
      <PlanButton details={details} onStarted={onChanged} />
      {project?.isMine === true && (
        <>
          <Select
            aria-label={t('detail.state')}
            prefix={t('detail.state')}
            value={project.state}
            disabled={isBusy}
            options={intermediateStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
            onChange={(state) => void change({ state })}
          />
          <Button onClick={() => setNaming(true)}>{t('detail.rename')}</Button>
          <Button
            disabled={isBusy}
            onClick={() => void change({ state: project.state === 'archived' ? 'planned' : 'archived' })}
          >
            {t(project.state === 'archived' ? 'detail.restore' : 'detail.archive')}
          </Button>
        </>
      )}
      {isNaming && project && (
        <FormDialog
          title={t('detail.rename')}
          action={t('detail.save')}
          initial={{ name: project.name }}
          missing={({ name }) => (name.trim() === '' ? t('detail.name') : null)}
          onClose={() => setNaming(false)}
          onSubmit={async ({ name }) => {
            if (await change({ name: name.trim() })) setNaming(false);
          }}
        >
          <TextField name="name" label={t('detail.name')} maxLength={intermediateLimits.nameLength} />
        </FormDialog>
      )}
    </Flex>
  );
}

function PlanButton({
  details: { molecule, plan },
  onStarted,
}: {
  details: IntermediateDetails;
  onStarted: () => Promise<unknown>;
}) {
  const { t } = useTranslation('intermediates');
  const navigate = useNavigate();
  const { can } = useSession();
  if (plan) return <ButtonLink to={taskPath(plan.taskId, plan.routeType)}>{t('detail.planOpen')}</ButtonLink>;
  if (!can('retrosynthesis')) return null;
  const start = async () => {
    const { task } = await call('retroSearchStart', { body: { structure: unmistakableSmiles(molecule.smiles) } });
    toast.success(t('detail.planStarted'));
    await onStarted();
    void navigate(taskPath(task.taskId, 'retrosynthesis'));
  };
  return <Button onClick={start}>{t('detail.plan')}</Button>;
}
