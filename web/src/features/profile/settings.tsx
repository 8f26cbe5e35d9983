import { Card, Col, Row, Select, Typography } from 'antd';
import { cultures, currencies } from '@app/shared/constants/locale';
import { preferencePresets, type PreferencePreset } from '@app/shared/constants/search-preferences';
import {
  conditionCollations,
  noSearchPreferences,
  type UserProfile,
  type settingKeys,
} from '@app/shared/contracts/profile/profile';
import { preferencesText, presetOf, readPreferencesText } from '@app/shared/rules/preferences';
import { routeSorts } from '@app/shared/contracts/routes/routes';
import type { SessionUser } from '@app/shared/contracts/session';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { call } from '../../shared/api/call.ts';
import { forgetCountries } from '../../shared/api/data/countries.ts';
import { usualCurrency } from '../../shared/api/data/use-currency.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
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

/** Lists of routes know no order by complexity; programs do. */
const offeredSorts = routeSorts.filter((one) => one !== 'complexity');

/** The user's settings; each is saved as it is chosen. */
export function Settings({ profile, onChanged }: { profile: UserProfile; onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation(['account', 'retrosynthesis']);
  const { mutate } = useSWRConfig();
  const [theme, setTheme] = useThemeChoice();
  const { run } = useAction();
  const save = async (key: (typeof settingKeys)[number], value: string) => {
    await run(async () => {
      await call('changeSetting', { params: { key, value } });
      toast.success(t('settings.saved'));
    });
    await onChanged();
  };
  const clear = async () => {
    await call('clearCache', {});
    forgetCountries();
    if (await hasNewRights()) return window.location.reload();
    await mutate(() => true, undefined, { revalidate: true });
    toast.success(t('settings.cleared'));
  };
  const currency = profile.currency ?? usualCurrency();
  const preset = presetOf(readPreferencesText(profile.searchPreferences ?? '') ?? undefined);
  return (
    <Card>
      <h2 className="visually-hidden">{t('tab.settings')}</h2>
      <Choice
        title={t('settings.language')}
        text={t('settings.languageText')}
        value={currentCulture()}
        values={cultures}
        wordOf={(value) => t(`common:language.${value}`)}
        onChange={(culture) => void changeLanguage(culture, true)}
      />
      <Choice
        title={t('common:theme.label')}
        text={t('settings.themeText')}
        value={theme}
        values={themeChoices}
        wordOf={(value) => t(`common:theme.${value}`)}
        onChange={setTheme}
      />
      <Choice
        title={t('settings.currency')}
        text={t('settings.currencyText')}
        value={currency}
        values={currencies}
        wordOf={String}
        onChange={(value) => void save('Currency', value)}
      />
      <Setting title={t('settings.maximumPrice')} text={t('settings.maximumPriceText')}>
        <MaximumPrice
          key={`${profile.maximumMoleculePrice} ${currency}`}
          price={profile.maximumMoleculePrice}
          currency={currency}
          onSave={(value) => save('MaximumMoleculePrice', value)}
        />
      </Setting>
      <Choice
        isList
        title={t('settings.sort')}
        text={t('settings.sortText')}
        value={offeredSorts.find((one) => one === profile.sortValue) ?? 'score'}
        values={offeredSorts}
        wordOf={(value) => t(`settings.sortValue.${value}`)}
        onChange={(value) => void save('SortValue', value)}
      />
      <Choice
        isList
        title={t('settings.preferences')}
        text={t('settings.preferencesText')}
        value={preset}
        values={preset === 'own' ? ['own', ...presets] : presets}
        wordOf={(value) => t(`retrosynthesis:preferences.presetOf.${value}`)}
        onChange={(value) => void save('SearchPreferences', preferenceValue(value))}
      />
      <Choice
        isList
        title={t('settings.conditions')}
        text={t('settings.conditionsText')}
        value={conditionCollations.find((one) => one === profile.conditionOptCollation) ?? 'predicted'}
        values={conditionCollations}
        wordOf={(value) => t(`settings.conditionsValue.${value}`)}
        onChange={(value) => void save('ConditionOptCollation', value)}
      />
      <Choice
        title={t('settings.direction')}
        text={t('settings.directionText')}
        value={profile.routeDirection}
        values={['horizontal', 'vertical'] as const}
        wordOf={(value) => t(`settings.directionValue.${value}`)}
        onChange={(value) => {
          // What this browser kept from the last route gives way to the choice.
          window.localStorage.removeItem('routeOrientation');
          void save('RouteDirection', value);
        }}
      />
      <MailNotices />
      <OnOff
        title={t('settings.releaseNotes')}
        text={t('settings.releaseNotesText')}
        isOn={profile.isShowReleaseNote}
        onChange={(isOn) => save('IsShowReleaseNote', String(isOn))}
      />
      <Setting title={t('settings.cache')} text={t('settings.cacheText')}>
        <Button onClick={clear}>{t('settings.clear')}</Button>
      </Setting>
    </Card>
  );
}

type Preset = ReturnType<typeof presetOf>;
const presets: readonly Preset[] = [
  'usual',
  ...Object.keys(preferencePresets).filter((key): key is PreferencePreset => key in preferencePresets),
];

function preferenceValue(preset: Preset): string {
  return preset === 'usual' || preset === 'own' ? noSearchPreferences : preferencesText(preferencePresets[preset]);
}

/** Permissions and licence are read again with the cache; the page evaluates them at its start. */
async function hasNewRights(): Promise<boolean> {
  const rightsOf = (session: SessionUser | undefined) => JSON.stringify([session?.permissions, session?.account]);
  return rightsOf(await call('sessionUser', {}, { passive: true })) !== rightsOf(sessionStore.get());
}

/** Whether mails come when tasks have ended; nothing to choose where none can be sent. */
function MailNotices() {
  const { t } = useTranslation('account');
  const { mutate } = useSWRConfig();
  const { run } = useAction();
  const { data } = useCall('notificationList', { query: { pageIndex: 1, pageSize: 1 } }, { passive: true });
  if (!data?.mail.isPossible) return null;
  const change = async (finishedTasks: boolean) => {
    await run(async () => {
      await call('changeEmailNotice', { body: { finishedTasks } });
      toast.success(t('settings.saved'));
    });
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
function OnOff({ isOn, onChange, ...rest }: OnOffProps) {
  const { t } = useTranslation('account');
  return (
    <Choice
      {...rest}
      value={isOn ? 'on' : 'off'}
      values={['on', 'off'] as const}
      wordOf={(value) => t(`settings.${value}`)}
      onChange={(value) => void onChange(value === 'on')}
    />
  );
}

interface ChoiceProps<T extends string> {
  title: string;
  text: string;
  value: T;
  values: readonly T[];
  wordOf: (value: T) => string;
  /** Words too long to stand side by side. */
  isList?: boolean;
  onChange: (value: T) => void;
}

/** A setting with a few values, side by side or in a list. */
function Choice<T extends string>({ title, text, values, wordOf, isList = false, ...control }: ChoiceProps<T>) {
  const options = values.map((value) => ({ value, label: wordOf(value) }));
  return (
    <Setting title={title} text={text}>
      {isList ? (
        <Select<T> {...control} aria-label={title} options={options} />
      ) : (
        <Segmented {...control} label={title} options={options} />
      )}
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
