// One reaction, the kind where several are possible, a name, and off.

import { Input, Select } from 'antd';
import { limits } from '@app/shared/constants/limits';
import type { AskedReaction, ReactionKind } from '@app/shared/contracts/reaction/reaction';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { takeReaction } from '../../../chemistry/reaction-input/kept-reaction.ts';
import { ReactionInput } from '../../../chemistry/reaction-input/reaction-input.tsx';
import type { ReadReaction } from '../../../chemistry/reaction-input/read-reaction.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { ExampleLine } from '../../../ui/page/example-line.tsx';
import { examples } from '../examples.ts';
import { optimizationPath } from '../paths.ts';
import styles from './start-panel.module.css';

export function StartPanel() {
  const { t } = useTranslation('conditions');
  const navigate = useNavigate();
  const id = useId();
  const brought = useInitialReaction();
  const [example, setExample] = useState<string | null>(null);
  const initial = example === null ? brought : { reaction: example };
  const [read, setRead] = useState<ReadReaction | null>(null);
  const [templateId, setTemplateId] = useState('');
  const [name, setName] = useState('');
  const [running, setRunning] = useState<AbortController | null>(null);
  const kinds = read?.response.kinds ?? [];
  const start = async () => {
    if (read === null) return;
    const question = new AbortController();
    setRunning(question);
    try {
      const more = { ...(name.trim() !== '' && { name: name.trim() }), ...(templateId !== '' && { templateId }) };
      const { optimization } = await call(
        'conditionOptimization',
        { body: { ...read.asked, ...more } },
        { signal: question.signal },
      );
      if (question.signal.aborted) return;
      await navigate(optimizationPath(optimization.id));
    } catch (error) {
      if (question.signal.aborted) return;
      presentError(error);
      setRunning(null);
    }
  };
  const stop = () => {
    running?.abort();
    setRunning(null);
    toast.info(t('optimization.start.stopped'));
  };
  return (
    <section className={styles['panel']} aria-label={t('optimization.start.title')}>
      <h2>{t('optimization.start.title')}</h2>
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
      {kinds.length > 1 && <KindField kinds={kinds} value={templateId} onChange={setTemplateId} />}
      <div className={styles['field']}>
        <label htmlFor={id}>{t('optimization.start.name')}</label>
        <Input
          id={id}
          value={name}
          maxLength={limits.taskNameLength}
          placeholder={t('optimization.start.nameHint')}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className={styles['actions']}>
        <Button variant="primary" loading={running !== null} disabled={read === null} onClick={() => void start()}>
          {t('optimization.start.action')}
        </Button>
        {running && <Button onClick={stop}>{t('optimization.start.stop')}</Button>}
      </div>
      {running && (
        <p className={styles['hint']} role="status">
          {t('optimization.start.working')}
        </p>
      )}
      <p className={styles['hint']}>{t('optimization.start.fromRoute')}</p>
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

interface KindFieldProps {
  kinds: readonly ReactionKind[];
  /** Template of the chosen kind; empty for the most likely. */
  value: string;
  onChange: (templateId: string) => void;
}

/** Which kind it is, if the reaction can be classified in several ways. */
function KindField({ kinds, value, onChange }: KindFieldProps) {
  const { t } = useTranslation('conditions');
  const id = useId();
  const [first] = kinds;
  if (first === undefined) return null;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('optimization.start.kinds', { count: kinds.length })}</label>
      <Select
        id={id}
        value={value || first.templateId}
        options={kinds.map((kind) => ({ value: kind.templateId, label: kind.name }))}
        onChange={(picked) => onChange(picked)}
      />
    </div>
  );
}
