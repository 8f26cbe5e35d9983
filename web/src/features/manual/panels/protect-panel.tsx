// Protecting groups for a step: the best ones or a chosen one, or a replacement of one that the route uses.

import type { ProtectingGroupChoice } from '@app/shared/contracts/manual/editing';
import { Form, Select, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../../shared/api/track.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { useWorkbench } from '../use-draft.ts';

export function ProtectPanel({ stepId }: { stepId: string }) {
  const { draft, handle } = useWorkbench();
  const { draftId, revision } = draft;
  const { t } = useTranslation('manual');
  const { data, error, mutate } = useCall('manualProtectingGroups', { query: { draftId } });
  const [group, setGroup] = useState('');
  if (error) return <ErrorState error={error} compact onRetry={() => mutate()} />;
  if (!data) return <p aria-busy="true">{t('protection.loading')}</p>;
  const protect = () => {
    track('protectGroup');
    return handle.change('protect', { stepId, ...(group !== '' && { protectingGroup: group }) });
  };
  return (
    <Form layout="vertical" size="small">
      <Typography.Paragraph type="secondary">{t('protection.hint')}</Typography.Paragraph>
      <GroupSelect
        label={t('protection.group')}
        groups={data.items}
        value={group}
        empty={t('protection.best')}
        onChange={setGroup}
      />
      <Button
        size="small"
        disabled={handle.busy !== null}
        loading={handle.busy === 'protect'}
        onClick={() => void protect()}
      >
        {t('protect')}
      </Button>
      {/* Changes with the groups that are on the canvas. */}
      <Replacement key={revision} groups={data.items} onDone={() => void mutate()} />
    </Form>
  );
}

/** Nothing where no molecule of the route bears a protecting group. */
function Replacement({ groups, onDone }: { groups: readonly ProtectingGroupChoice[]; onDone: () => void }) {
  const { t } = useTranslation('manual');
  const { handle } = useWorkbench();
  const borne = groups.filter(({ isOnRoute }) => isOnRoute);
  const [old, setOld] = useState(borne[0]?.groupId ?? '');
  const [next, setNext] = useState('');
  const present = borne.find(({ groupId }) => groupId === old) ?? borne[0];
  if (!present) return null;
  const others = groups.filter(
    (one) => one !== present && one.protects.some((kind) => present.protects.includes(kind)),
  );
  const replace = async () => {
    track('replaceProtectingGroup');
    const wish = { replace: present.groupId, ...(next !== '' && { protectingGroup: next }) };
    if (await handle.change('protect', wish)) onDone();
  };
  return (
    <div style={{ marginTop: 16 }}>
      <GroupSelect label={t('protection.replace')} groups={borne} value={present.groupId} onChange={setOld} />
      <GroupSelect
        label={t('protection.by')}
        groups={others}
        value={next}
        empty={t('protection.best')}
        onChange={setNext}
      />
      <Button size="small" disabled={handle.busy !== null} onClick={() => void replace()}>
        {t('protection.replaceNow')}
      </Button>
    </div>
  );
}

interface GroupSelectProps {
  label: string;
  groups: readonly ProtectingGroupChoice[];
  value: string;
  /** What an empty choice means; without it there is none. */
  empty?: string;
  onChange: (groupId: string) => void;
}

function GroupSelect({ label, groups, value, empty, onChange }: GroupSelectProps) {
  const { t } = useTranslation(['protection', 'routes']);
  const sites = (kinds: readonly string[]): string =>
    kinds.map((kind) => t(`site.${kind}`, { defaultValue: kind })).join(t('routes:group.separator'));
  return (
    <Form.Item label={label} style={{ marginBottom: 8 }}>
      <Select
        aria-label={label}
        value={value}
        options={[
          ...(empty === undefined ? [] : [{ value: '', label: empty }]),
          ...groups.map(({ groupId, name, protects }) => ({
            value: groupId,
            label: t('choice', { name, sites: sites(protects) }),
          })),
        ]}
        onChange={onChange}
      />
    </Form.Item>
  );
}
