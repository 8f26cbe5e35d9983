import { limits } from '@app/shared/constants/limits';
import type { Permission } from '@app/shared/constants/modules';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { serverNow } from '../../api/server-time.ts';
import { useCall } from '../../api/use-call.ts';
import { presentError } from '../../errors/present.ts';
import { formatDate } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './create-key.module.css';
import type { CreatedKey } from './new-secret.tsx';

const lifetimes = ['30', '90', '365'] as const;
const dayMs = 24 * 60 * 60_000;

export interface CreateKeyProps {
  onClose: () => void;
  onCreated: (created: CreatedKey) => void;
}

/** A name to recognise it by, what it may do, and until when. */
export function CreateKey({ onClose, onCreated }: CreateKeyProps) {
  const { t } = useTranslation('profile');
  const formId = useId();
  const nameId = useId();
  const { data: held, error, mutate } = useCall('apiKeyModules', {});
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Permission[]>([]);
  const [days, setDays] = useState<(typeof lifetimes)[number]>('90');
  const [isBusy, setBusy] = useState(false);
  const problem = name.trim() === '' ? 'name' : chosen.length === 0 ? 'modules' : null;
  const [openedAt] = useState(serverNow);
  const until = formatDate(new Date(openedAt + Number(days) * dayMs));

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null || isBusy) return;
    setBusy(true);
    try {
      const body = { name: name.trim(), modules: [...chosen], expiresInDays: Number(days) };
      onCreated(await call('apiKeyCreate', { body }));
    } catch (cause) {
      presentError(cause);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('create.title')}
      width={520}
      onClose={onClose}
      footer={
        <>
          <span className={styles.hint} id={`${formId}-hint`}>
            {problem && t(`create.missing.${problem}`)}
          </span>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={problem !== null}
            loading={isBusy}
            aria-describedby={`${formId}-hint`}
          >
            {t('create.action')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void create(event)}>
        <div className={styles.field}>
          <label htmlFor={nameId}>{t('create.name')}</label>
          <input
            id={nameId}
            className={styles.text}
            value={name}
            maxLength={limits.apiKeyNameLength}
            placeholder={t('create.namePlaceholder')}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <fieldset className={styles.fields}>
          <legend>{t('create.modules')}</legend>
          {!held && error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
          {!held && !error && <Skeleton width="60%" />}
          {held?.modules.length === 0 && <p className={styles.none}>{t('about.noModules')}</p>}
          <div className={styles.modules}>
            {held?.modules.map((module) => (
              <label key={module} className={styles.module}>
                <input
                  type="checkbox"
                  checked={chosen.includes(module)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, module] : chosen.filter((one) => one !== module))
                  }
                />
                {t(`module.${module}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <span className={styles.label}>{t('create.lifetime')}</span>
          <div className={styles.lifetime}>
            <Segmented
              label={t('create.lifetime')}
              value={days}
              options={lifetimes.map((value) => ({ value, label: t('create.days', { count: Number(value) }) }))}
              onChange={setDays}
            />
            <span className={styles.until}>{t('create.until', { date: until })}</span>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
