// One reaction, the kind where several are possible, a name, and off.

import { Flex, Form, Input, Select, Typography } from 'antd';
import { limits } from '@app/shared/constants/limits';
import type { AskedReaction } from '@app/shared/contracts/reaction/reaction';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { takeReaction } from '../../../chemistry/reaction-input/kept-reaction.ts';
import { ReactionInput } from '../../../chemistry/reaction-input/reaction-input.tsx';
import type { ReadReaction } from '../../../chemistry/reaction-input/read-reaction.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { ExampleLine } from '../../../ui/page/example-line.tsx';
import { SectionTitle } from '../../../ui/page/section-title.tsx';
import { examples } from '../examples.ts';
import { optimizationPath } from '../paths.ts';

export function StartPanel() {
  const { t } = useTranslation('conditions');
  const navigate = useNavigate();
  const brought = useInitialReaction();
  const [example, setExample] = useState<string | null>(null);
  const initial = example === null ? brought : { reaction: example };
  const [read, setRead] = useState<ReadReaction | null>(null);
  const [templateId, setTemplateId] = useState('');
  const [name, setName] = useState('');
  const { isBusy, run, stop } = useAction();
  const kinds = read?.response.kinds ?? [];
  const start = ({ asked }: ReadReaction) =>
    run(async (signal) => {
      const more = { ...(name.trim() !== '' && { name: name.trim() }), ...(templateId !== '' && { templateId }) };
      const { optimization } = await call('conditionOptimization', { body: { ...asked, ...more } }, { signal });
      await navigate(optimizationPath(optimization.id));
    });
  return (
    <section aria-label={t('optimization.start.title')} style={{ padding: '12px 16px' }}>
      <SectionTitle title={t('optimization.start.title')} />
      <div style={{ margin: '12px -12px' }}>
        <ReactionInput
          key={example}
          value={read}
          initial={initial}
          onRead={(found) => {
            setRead(found);
            setTemplateId('');
          }}
          onClear={() => setRead(null)}
          beginning={
            <ExampleLine
              title={t('optimization.example.title')}
              examples={examples.map(({ key, reaction }) => ({
                label: t(`optimization.example.${key}`),
                value: reaction,
              }))}
              onTake={setExample}
            />
          }
        />
      </div>
      <Form component={false} layout="vertical">
        {kinds.length > 1 && (
          <Form.Item label={t('optimization.start.kinds', { count: kinds.length })} htmlFor="kind">
            <Select
              id="kind"
              value={templateId || kinds[0]?.templateId}
              options={kinds.map((kind) => ({ value: kind.templateId, label: kind.name }))}
              onChange={setTemplateId}
            />
          </Form.Item>
        )}
        <Form.Item label={t('optimization.start.name')} htmlFor="name">
          <Input
            id="name"
            value={name}
            maxLength={limits.taskNameLength}
            placeholder={t('optimization.start.nameHint')}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Form.Item>
      </Form>
      <Flex gap="small">
        <Button variant="primary" loading={isBusy} disabled={read === null} onClick={() => read && void start(read)}>
          {t('optimization.start.action')}
        </Button>
        {isBusy && (
          <Button
            onClick={() => {
              stop();
              toast.info(t('optimization.start.stopped'));
            }}
          >
            {t('optimization.start.stop')}
          </Button>
        )}
      </Flex>
      {isBusy && <p role="status">{t('optimization.start.working')}</p>}
      <Typography.Paragraph type="secondary" style={{ marginTop: 12 }}>
        {t('optimization.start.fromRoute')}
      </Typography.Paragraph>
    </section>
  );
}

/** The step that the address names, or the reaction that another page left here. */
function useInitialReaction(): AskedReaction | undefined {
  const [search] = useSearchParams();
  const [routeId, stepId] = [search.get('routeId'), search.get('stepId')];
  const [kept] = useState(takeReaction);
  return routeId !== null && stepId !== null ? { routeId, stepId } : (kept ?? undefined);
}
