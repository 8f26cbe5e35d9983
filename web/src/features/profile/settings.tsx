import { Card, Col, Row, Select, Typography } from 'antd';
import { cultures, currencies } from '@app/shared/constants/locale';
import { conditionCollations, type UserProfile, type settingKeys } from '@app/shared/contracts/profile/profile';
import { routeSorts } from '@app/shared/contracts/routes/routes';
import type { SessionUser } from '@app/shared/contracts/session';
import { useState, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { call } from '../../shared/api/call.ts';
import { forgetCountries } from '../../shared/api/data/countries.ts';
import { usualCurrency } from '../../shared/api/data/use-currency.ts';
import { presentError } from '../../shared/errors/present.ts';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { useTranslation } from 'react-i18next';
import { themeChoices, useThemeChoice } from '../../shared/startup/color-theme.ts';
import { changeLanguage } from '../../shared/session/change-language.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { MaximumPrice } from './maximum-price.tsx';
import { useCall } from '../../shared/api/use-call.ts';

interface SettingsProps {
  profile: UserProfile;
  onChanged: () => Promise<unknown>;
}

/** Lists of routes know no order by complexity; programs do. */
const offeredSorts = routeSorts.filter((one) => one !== 'complexity');

/** The user's settings; each is saved as it is chosen. */
export function Settings({ profile, onChanged }: SettingsProps) {
  const { t } = useTranslation('account');
  const { mutate } = useSWRConfig();
  const [theme, setTheme] = useThemeChoice();
  const save = async (key: (typeof settingKeys)[number], value: string) => {
    try {
      await call('changeSetting', { params: { key, value } });
      toast.success(t('settings.saved'));
    } catch (problem) {
      presentError(problem);
    }
    await onChanged();
  };
  const clear = async () => {
    try {
      await call('clearCache', {});
      forgetCountries();
      if (await hasNewRights()) return window.location.reload();
      await mutate(() => true, undefined, { revalidate: true });
      toast.success(t('settings.cleared'));
    } catch (problem) {
      presentError(problem);
    }
  };
  const currency = profile.currency ?? usualCurrency();
  const sort = offeredSorts.find((one) => one === profile.sortValue) ?? 'score';
  const collation = conditionCollations.find((one) => one === profile.conditionOptCollation) ?? 'predicted';
  return (
    <Card>
      <h2 className="visually-hidden">{t('tab.settings')}</h2>
      <Setting title={t('settings.language')} text={t('settings.languageText')}>
        <Segmented
          label={t('settings.language')}
          value={currentCulture()}
          options={cultures.map((value) => ({ value, label: t(`common:language.${value}`) }))}
          onChange={(culture) => void changeLanguage(culture, true)}
        />
      </Setting>
      <Setting title={t('common:theme.label')} text={t('settings.themeText')}>
        <Segmented
          label={t('common:theme.label')}
          value={theme}
          options={themeChoices.map((value) => ({ value, label: t(`common:theme.${value}`) }))}
          onChange={setTheme}
        />
      </Setting>
      <Setting title={t('settings.currency')} text={t('settings.currencyText')}>
        <Segmented
          label={t('settings.currency')}
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(value) => void save('Currency', value)}
        />
      </Setting>
      <Setting title={t('settings.maximumPrice')} text={t('settings.maximumPriceText')}>
        <MaximumPrice
          key={`${profile.maximumMoleculePrice} ${currency}`}
          price={profile.maximumMoleculePrice}
          currency={currency}
          onSave={(value) => save('MaximumMoleculePrice', value)}
        />
      </Setting>
      <Setting title={t('settings.sort')} text={t('settings.sortText')}>
        <Select
          aria-label={t('settings.sort')}
          value={sort}
          options={offeredSorts.map((value) => ({ value: value, label: t(`settings.sortValue.${value}`) }))}
          onChange={(picked) => void save('SortValue', picked)}
        />
      </Setting>
      <Setting title={t('settings.conditions')} text={t('settings.conditionsText')}>
        <Select
          aria-label={t('settings.conditions')}
          value={collation}
          options={conditionCollations.map((value) => ({
            value: value,
            label: t(`settings.conditionsValue.${value}`),
          }))}
          onChange={(picked) => void save('ConditionOptCollation', picked)}
        />
      </Setting>
      <Setting title={t('settings.direction')} text={t('settings.directionText')}>
        <Segmented
          label={t('settings.direction')}
          value={profile.routeDirection}
          options={(['horizontal', 'vertical'] as const).map((value) => ({
            value,
            label: t(`settings.directionValue.${value}`),
          }))}
          onChange={(value) => {
            // What this browser kept from the last route gives way to the choice.
            window.localStorage.removeItem('routeOrientation');
            void save('RouteDirection', value);
          }}
        />
      </Setting>
      <MailNotices />
      <OnOff
        title={t('settings.releaseNotes')}
        text={t('settings.releaseNotesText')}
        isOn={profile.isShowReleaseNote}
        onChange={(isOn) => save('IsShowReleaseNote', String(isOn))}
      />
      <Setting title={t('settings.cache')} text={t('settings.cacheText')}>
        <BusyButton label={t('settings.clear')} work={clear} />
      </Setting>
    </Card>
  );
}

/** Permissions and licence are read again with the cache; the page evaluates them at its start. */
async function hasNewRights(): Promise<boolean> {
  const rightsOf = (session: SessionUser | undefined) => JSON.stringify([session?.permissions, session?.account]);
  return rightsOf(await call('sessionUser', {}, { passive: true })) !== rightsOf(sessionStore.get());
}

function BusyButton({ label, work }: { label: string; work: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      loading={isBusy}
      onClick={() => {
        setBusy(true);
        void work().finally(() => setBusy(false));
      }}
    >
      {label}
    </Button>
  );
}

/** Whether mails come when tasks have ended; nothing to choose where none can be sent. */
function MailNotices() {
  const { t } = useTranslation('account');
  const { mutate } = useSWRConfig();
  const { data } = useCall('notificationList', { query: { pageIndex: 1, pageSize: 1 } }, { passive: true });
  if (!data?.mail.isPossible) return null;
  const change = async (finishedTasks: boolean) => {
    try {
      await call('changeEmailNotice', { body: { finishedTasks } });
      toast.success(t('settings.saved'));
    } catch (problem) {
      presentError(problem);
    }
    // The bell says the same.
    await mutate((key) => Array.isArray(key) && key[0] === 'notificationList');
  };
  return (
    <OnOff title={t('settings.mail')} text={t('settings.mailText')} isOn={data.mail.finishedTasks} onChange={change} />
  );
}

interface OnOffProps {
  title: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => Promise<void>;
}

/** A setting with two states. */
function OnOff({ title, text, isOn, onChange }: OnOffProps) {
  const { t } = useTranslation('account');
  return (
    <Setting title={title} text={text}>
      <Segmented
        label={title}
        value={isOn ? 'on' : 'off'}
        options={(['on', 'off'] as const).map((value) => ({ value, label: t(`settings.${value}`) }))}
        onChange={(value) => void onChange(value === 'on')}
      />
    </Setting>
  );
}

/** A setting: its name, what it changes, and its control. */
function Setting({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Row gutter={[16, 8]} align="middle" style={{ padding: '12px 0' }}>
      <Col xs={24} md={13}>
        <h3 style={{ margin: 0, fontSize: 14 }}>{title}</h3>
        <Typography.Text type="secondary">{text}</Typography.Text>
      </Col>
      <Col xs={24} md={11}>
        {children}
      </Col>
    </Row>
  );
}
