import { Checkbox, Input } from 'antd';
import type { IntermediateDetails, IntermediateProject } from '@app/shared/contracts/intermediates/intermediates';
import type { Colleague } from '@app/shared/contracts/sharing';
import { useId, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import styles from './detail.module.css';
import { personName } from '../person-name.ts';

export interface ShareProjectProps {
  details: IntermediateDetails;
  project: IntermediateProject;
  onClose: () => void;
  onShared: () => Promise<unknown>;
}

const listed = 6;
/** As many as one call takes. */
const mostRoutes = 20;

/** Finds a colleague and makes them a member, with or without the owner's routes that the page shows. */
export function ShareProject({ details, project, onClose, onShared }: ShareProjectProps) {
  const { t } = useTranslation('intermediates');
  const id = useId();
  const [text, setText] = useState('');
  const [withRoutes, setWithRoutes] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const key = useDebounced(text.trim());
  const { data } = useCall('userList', { query: { key } }, { keepFor: 'colleagues' });
  const routeIds = ownRoutes(details);
  const others = (data?.items ?? []).filter((one) => project.members.every(({ userId }) => userId !== one.userId));
  const share = async (person: Colleague) => {
    setBusy(true);
    try {
      const along = withRoutes && routeIds.length > 0 ? { routeIds: routeIds.join(',') } : {};
      const query = { projectId: project.projectId, userIds: person.userId, ...along };
      await call('shareIntermediateRoutes', { query });
      toast.success(t('detail.shared', { name: personName(person) }));
      await onShared();
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('detail.shareTitle')} width={520} onClose={onClose}>
      <p className={styles['quiet']}>{t('detail.shareIntro')}</p>
      <label htmlFor={id}>{t('detail.shareFind')}</label>
      <Input
        id={id}
        className={styles['find']}
        type="search"
        value={text}
        maxLength={100}
        placeholder={t('detail.sharePlaceholder')}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      {routeIds.length > 0 && (
        <Checkbox
          className={styles['check']}
          checked={withRoutes}
          onChange={({ target }) => setWithRoutes(target.checked)}
        >
          {t('detail.shareRoutes', { count: routeIds.length })}
        </Checkbox>
      )}
      <ul className={styles['people']}>
        {others.slice(0, listed).map((person) => (
          <li key={person.userId}>
            <span>
              {personName(person)} <small>{person.email}</small>
            </span>
            <Button
              size="small"
              disabled={isBusy}
              aria-label={t('detail.shareWithNamed', { name: personName(person) })}
              onClick={() => void share(person)}
            >
              {t('detail.shareWith')}
            </Button>
          </li>
        ))}
      </ul>
      {data && others.length === 0 && (
        <p className={styles['quiet']} role="status">
          {t(key === '' ? 'detail.shareNobody' : 'detail.shareNone')}
        </p>
      )}
    </Dialog>
  );
}

function ownRoutes({ ways, targets }: IntermediateDetails): string[] {
  const used = targets.filter((one) => one.isMine).flatMap((one) => one.uses.map((use) => use.routeId));
  const known = new Set(used);
  const making = ways.map((way) => way.routeId).filter((routeId) => known.has(routeId));
  return [...new Set([...making, ...used])].slice(0, mostRoutes);
}
