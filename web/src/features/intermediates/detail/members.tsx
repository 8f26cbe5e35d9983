// Readers of a project. Its owner shares it and ends that; a member may leave.

import { Checkbox, Flex, Typography } from 'antd';
import type { IntermediateDetails, IntermediateProject } from '@app/shared/contracts/intermediates/intermediates';
import type { Colleague } from '@app/shared/contracts/sharing';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { FindColleague, People, Person } from '../../../chemistry/export/find-colleague.tsx';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { Section } from '../../../ui/page/section.tsx';
import { projectsPath } from '../paths.ts';
import { personName } from '../words.ts';

export interface MembersProps {
  details: IntermediateDetails;
  project: IntermediateProject;
  onChanged: () => Promise<unknown>;
}

export function Members({ details, project, onChanged }: MembersProps) {
  const { t } = useTranslation('intermediates');
  const navigate = useNavigate();
  const { user } = useSession();
  const [isSharing, setSharing] = useState(false);
  const { projectId, isMine, members } = project;
  const end = async (userId: string, said: string) => {
    await call('intermediateShareEnd', { body: { projectId, userId } });
    toast.success(said);
    if (isMine) await onChanged();
    else void navigate(projectsPath);
  };
  return (
    <Section
      title={t('detail.members')}
      extra={
        isMine ? (
          <Button size="small" onClick={() => setSharing(true)}>
            {t('detail.share')}
          </Button>
        ) : (
          <Button size="small" onClick={() => end(user.id, t('detail.left'))}>
            {t('detail.leave')}
          </Button>
        )
      }
    >
      {members.length === 0 && <Typography.Text type="secondary">{t('detail.membersNone')}</Typography.Text>}
      {members.length > 0 && (
        <People label={t('detail.members')}>
          {members.map((person) => (
            <Person
              key={person.userId}
              person={person}
              action={
                isMine && (
                  <Button
                    size="small"
                    aria-label={t('detail.endNamed', { name: personName(person) })}
                    onClick={() => end(person.userId, t('detail.ended', { name: personName(person) }))}
                  >
                    {t('detail.end')}
                  </Button>
                )
              }
            />
          ))}
        </People>
      )}
      {isSharing && (
        <ShareProject details={details} project={project} onClose={() => setSharing(false)} onChanged={onChanged} />
      )}
    </Section>
  );
}

/** As many as one call takes. */
const mostRoutes = 20;

/** Finds a colleague and makes them a member, with or without the owner's routes that the page shows. */
function ShareProject({ details, project, onClose, onChanged }: MembersProps & { onClose: () => void }) {
  const { t } = useTranslation('intermediates');
  const [withRoutes, setWithRoutes] = useState(false);
  const { isBusy, run } = useAction();
  const routeIds = ownRoutes(details);
  const share = (person: Colleague) =>
    run(async () => {
      const along = withRoutes && routeIds.length > 0 ? { routeIds: routeIds.join(',') } : {};
      const query = { projectId: project.projectId, userIds: person.userId, ...along };
      await call('shareIntermediateRoutes', { query });
      toast.success(t('detail.shared', { name: personName(person) }));
      await onChanged();
    });
  return (
    <Dialog title={t('detail.shareTitle')} width={520} onClose={onClose}>
      <Flex vertical gap={12}>
        <Typography.Text type="secondary">{t('detail.shareIntro')}</Typography.Text>
        {routeIds.length > 0 && (
          <Checkbox checked={withRoutes} onChange={({ target }) => setWithRoutes(target.checked)}>
            {t('detail.shareRoutes', { count: routeIds.length })}
          </Checkbox>
        )}
        <FindColleague known={project.members} isBusy={isBusy} onChoose={(person) => void share(person)} />
      </Flex>
    </Dialog>
  );
}

function ownRoutes({ ways, targets }: IntermediateDetails): string[] {
  const used = targets.filter((one) => one.isMine).flatMap((one) => one.uses.map((use) => use.routeId));
  const known = new Set(used);
  const making = ways.map((way) => way.routeId).filter((routeId) => known.has(routeId));
  return [...new Set([...making, ...used])].slice(0, mostRoutes);
}
