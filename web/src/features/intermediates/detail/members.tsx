// Readers of a project. Its owner shares it and ends that; a member may leave.

import type { IntermediateDetails, IntermediateProject } from '@app/shared/contracts/intermediates/intermediates';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import styles from './detail.module.css';
import { projectsPath } from '../paths.ts';
import { personName } from '../person-name.ts';
import { ShareProject } from './share-project.tsx';

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
    try {
      await call('intermediateShareEnd', { body: { projectId, userId } });
      toast.success(said);
      if (isMine) await onChanged();
      else void navigate(projectsPath);
    } catch (error) {
      presentError(error);
    }
  };
  return (
    <section className={styles['section']} aria-label={t('detail.members')}>
      <h2>{t('detail.members')}</h2>
      {members.length === 0 && <p className={styles['quiet']}>{t('detail.membersNone')}</p>}
      <ul className={styles['people']}>
        {members.map((person) => (
          <li key={person.userId}>
            <span>
              {personName(person)} <small>{person.email}</small>
            </span>
            {isMine && (
              <Button
                size="small"
                aria-label={t('detail.endNamed', { name: personName(person) })}
                onClick={() => void end(person.userId, t('detail.ended', { name: personName(person) }))}
              >
                {t('detail.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isMine ? (
        <Button onClick={() => setSharing(true)}>{t('detail.share')}</Button>
      ) : (
        <Button onClick={() => void end(user.id, t('detail.left'))}>{t('detail.leave')}</Button>
      )}
      {isSharing && (
        <ShareProject details={details} project={project} onClose={() => setSharing(false)} onShared={onChanged} />
      )}
    </section>
  );
}
