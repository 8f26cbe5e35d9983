// Which levels the experiments may choose from, as tags; kept when it is said so.

import { Flex, Form, Select, Typography } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { conditionFactors, type ConditionSpace } from '@app/shared/contracts/conditions/conditions';
import { useState, type ReactNode } from 'react';
import { namesText, temperatureText } from '../../../chemistry/step/condition-words.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section.tsx';
import { RemovableTag } from '../../../ui/button/removable-tag.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { hasAnyLevel, isSameSpace, spaceSize, withLevels, withTemperatures } from '../space.ts';
import type { OptimizationEntry } from '../use-optimization.ts';

export function SpaceEditor({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  const kept = entry.result.space;
  // What others save meanwhile must not look like a change of this window: the draft knows what it began from.
  const [{ draft, base }, setDrafted] = useState({ draft: null as ConditionSpace | null, base: kept });
  const setDraft = (next: ConditionSpace | null) => setDrafted({ draft: next, base: draft === null ? kept : base });
  const space = draft ?? kept;
  const isChanged = draft !== null && !isSameSpace(draft, kept);
  const size = spaceSize(space);
  const isTooLarge = size > limits.spaceCombinations;
  const save = async () => {
    await entry.saveSpace(space, base);
    setDraft(null);
  };
  return (
    <Section
      title={t('optimization.space.title')}
      extra={
        <Typography.Text type={isTooLarge ? 'danger' : 'secondary'} role="status">
          {t(
            isTooLarge
              ? 'optimization.space.tooLarge'
              : hasAnyLevel(space)
                ? 'optimization.space.size'
                : 'optimization.space.empty',
            { count: size, value: formatNumber(size), most: formatNumber(limits.spaceCombinations) },
          )}
        </Typography.Text>
      }
    >
      <Typography.Paragraph type="secondary">{t('optimization.space.hint')}</Typography.Paragraph>
      {entry.mergedLevels > 0 && <p role="status">{t('optimization.space.merged', { count: entry.mergedLevels })}</p>}
      <Form
        component={false}
        size="small"
        labelAlign="left"
        labelCol={{ xs: 24, sm: 5, lg: 3 }}
        wrapperCol={{ xs: 24, sm: 19, lg: 21 }}
        colon={false}
      >
        {conditionFactors.map((factor) => (
          <LevelField
            key={factor}
            label={t(`optimization.factor.${factor}`)}
            levels={(space.levels[factor] ?? []).map((level) => ({ value: level, label: namesText([level]) }))}
            onChange={(typed) => setDraft(withLevels(space, factor, typed))}
          />
        ))}
        <LevelField
          label={t('optimization.factor.temperature')}
          levels={space.temperaturesC.map((value) => ({
            value: String(value),
            label: temperatureText([value, value]),
          }))}
          onChange={(typed) => setDraft(withTemperatures(space, typed))}
        />
      </Form>
      {isChanged && (
        <Flex gap="small" justify="end">
          <Button size="small" onClick={() => setDraft(null)}>
            {t('optimization.space.undo')}
          </Button>
          <Button size="small" variant="primary" disabled={isTooLarge} onClick={save}>
            {t('optimization.space.save')}
          </Button>
        </Flex>
      )}
    </Section>
  );
}

interface LevelFieldProps {
  label: string;
  levels: readonly { value: string; label: string }[];
  onChange: (levels: string[]) => void;
}

/** Levels as tags; Enter adds what was typed, Backspace takes the last, several may be pasted with semicolons between. */
function LevelField({ label, levels, onChange }: LevelFieldProps) {
  const { t } = useTranslation('conditions');
  return (
    <Form.Item label={label} style={{ marginBottom: 8 }}>
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        styles={{ input: { minWidth: 24 } }}
        aria-label={t('optimization.space.add', { factor: label })}
        placeholder={t('optimization.space.addHint')}
        tokenSeparators={[';', '\n']}
        value={levels.map(({ value }) => value)}
        options={[...levels]}
        onChange={onChange}
        tagRender={levelTag}
      />
    </Form.Item>
  );
}

/** Select calls it as a function, so what has hooks is a component of its own. */
function levelTag(props: { label: ReactNode; onClose: () => void }) {
  return <LevelTag {...props} />;
}

function LevelTag({ label, onClose }: { label: ReactNode; onClose: () => void }) {
  const { t } = useTranslation('conditions');
  return (
    <RemovableTag label={label} remove={t('optimization.space.remove', { level: String(label) })} onClose={onClose} />
  );
}
