import { Checkbox } from 'antd';
import type { MemberGroup } from '@app/shared/contracts/members/groups';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

export interface GroupChoicesProps {
  groups: readonly MemberGroup[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Which groups a user is in, with what each of them allows. */
export function GroupChoices({ groups, chosen, onChange }: GroupChoicesProps) {
  const { t } = useTranslation(['members', 'profile']);
  const allowed = groups.filter(({ groupId }) => chosen.includes(groupId)).flatMap(({ permissions }) => permissions);
  const warning = allowed.length === 0 && (
    <p className={styles.warning} role="status">
      {t('group.noSignIn')}
    </p>
  );
  if (groups.length === 0)
    return (
      <>
        <p className={styles.hint}>{t('group.noneYet')}</p>
        {warning}
      </>
    );
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('column.groups')}</legend>
        {groups.map(({ groupId, name, permissions }) => (
          <Checkbox
            key={groupId}
            className={styles.choice}
            checked={chosen.includes(groupId)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, groupId] : chosen.filter((one) => one !== groupId))
            }
          >
            <span>
              {name}
              <small>
                {permissions.length === 0
                  ? t('group.noModules')
                  : permissions.map((one) => t(`profile:module.${one}`)).join(t('comma'))}
              </small>
            </span>
          </Checkbox>
        ))}
      </fieldset>
      {warning}
    </>
  );
}
