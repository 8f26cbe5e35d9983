// What a chemist knows of a step: conditions as they were run, equivalents, the yield, a note. Saved as a change that can be undone.

import { ownNoteLength, type OwnFacts } from '@app/shared/contracts/manual/editing';
import type { ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useWorkbench } from '../use-draft.ts';
import { agentsOf, factsOfFields, fieldsOf, type FactFields, type TextField } from './fact-fields.ts';

export function FactsForm({ step }: { step: RouteStep }) {
  const { t } = useTranslation('manual');
  const { draft, handle } = useWorkbench();
  const [fields, setFields] = useState(() => fieldsOf(step));
  const takes = takenBy(draft, step, fields);
  const taken = new Set(takes.map(({ of }) => of));
  // An agent that was taken out of the conditions takes its equivalents along.
  const equivalents = Object.fromEntries(Object.entries(fields.equivalents).filter(([of]) => taken.has(of)));
  const { facts, wrong } = factsOfFields({ ...fields, equivalents }, step);
  const save = async (said: OwnFacts) => {
    const made = draft.reactions.find(({ stepId }) => stepId === step.stepId);
    const [toNodeId] = made?.precursorNodeIds ?? [];
    if (made && toNodeId !== undefined)
      await handle.saveFacts({ fromNodeId: made.productNodeId, toNodeId }, step.stepId, said);
  };
  const field = (name: TextField, flex?: string) => (
    <Form.Item
      key={name}
      label={t(`facts.${name}`)}
      htmlFor={`fact-${name}`}
      help={wrong === name ? t(`facts.wrong.${wrong}`) : undefined}
      validateStatus={wrong === name ? 'error' : ''}
      style={{ flex, marginBottom: 8 }}
    >
      {name === 'note' ? (
        <Input.TextArea
          id={`fact-${name}`}
          rows={3}
          value={fields.note}
          maxLength={ownNoteLength}
          onChange={({ target }) => setFields({ ...fields, note: target.value })}
        />
      ) : (
        <Input
          id={`fact-${name}`}
          value={fields[name]}
          autoComplete="off"
          onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
        />
      )}
    </Form.Item>
  );
  return (
    <Form layout="vertical" size="small" onFinish={() => facts && void save(facts)}>
      {(['reagents', 'catalysts', 'solvents'] as const).map((name) => field(name))}
      <Flex wrap gap={8}>
        {(['fromC', 'toC', 'yieldPercent'] as const).map((name) => field(name, '1 1 110px'))}
      </Flex>
      <Form.Item
        label={t('facts.equivalents')}
        htmlFor=""
        help={wrong === 'equivalents' ? t('facts.wrong.equivalents') : undefined}
        validateStatus={wrong === 'equivalents' ? 'error' : ''}
        style={{ marginBottom: 8 }}
      >
        <Flex vertical gap={4} role="group" aria-label={t('facts.equivalents')}>
          {takes.map(({ of, name }) => (
            <Input
              key={of}
              inputMode="decimal"
              aria-label={name}
              prefix={<span title={name}>{withSubscripts(name)}</span>}
              styles={{ input: { textAlign: 'right' } }}
              value={fields.equivalents[of] ?? ''}
              placeholder={t('facts.usual')}
              autoComplete="off"
              onChange={({ target }) =>
                setFields({ ...fields, equivalents: { ...fields.equivalents, [of]: target.value } })
              }
            />
          ))}
        </Flex>
      </Form.Item>
      {field('note')}
      <Button
        size="small"
        type="submit"
        variant="primary"
        disabled={!facts || handle.busy !== null}
        loading={handle.busy === 'facts'}
      >
        {t('facts.save')}
      </Button>
    </Form>
  );
}

/** What a step takes by the present fields: SMILES of a precursor or name of an agent, and what it is called. */
function takenBy(
  draft: ManualRouteDraft,
  step: RouteStep,
  fields: Pick<FactFields, 'reagents' | 'catalysts'>,
): { of: string; name: string }[] {
  const keys = draft.reactions.find(({ stepId }) => stepId === step.stepId)?.precursorNodeIds ?? [];
  const precursors = keys.flatMap((key) => {
    const molecule = draft.nodes.find(({ nodeId }) => nodeId === key)?.molecule;
    return molecule ? [{ of: molecule.smiles, name: moleculeLabel(molecule) }] : [];
  });
  return [...precursors, ...agentsOf(fields).map((name) => ({ of: name, name }))];
}
