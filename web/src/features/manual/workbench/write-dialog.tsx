// A step that the chemist writes or draws. What the service makes of it is shown before it is used: balance, forward check,
// stock; a step that no known kind of reaction gives can be used, and says that it is unverified.

import type { ManualNode } from '@app/shared/contracts/manual/manual';
import { Alert, Card, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { ReactionInput } from '../../../chemistry/reaction-input/reaction-input.tsx';
import type { ReadReaction } from '../../../chemistry/reaction-input/read-reaction.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ForwardMark, Precursors } from '../proposals/proposal-card.tsx';
import { useWorkbench } from '../use-draft.ts';

export function WriteDialog({ node, onClose }: { node: ManualNode; onClose: () => void }) {
  const { draft, handle } = useWorkbench();
  const { t } = useTranslation(['manual', 'common']);
  const [read, setRead] = useState<ReadReaction | null>(null);
  const { nodeId, molecule } = node;
  const reaction = read?.asked.reaction;
  const { data, error } = useCall(
    'manualStepCheck',
    reaction === undefined ? null : { body: { draftId: draft.draftId, nodeId, reaction } },
  );
  const use = async () => {
    if (reaction !== undefined && (await handle.change('write', { nodeId, reaction }))) onClose();
  };
  return (
    <Dialog
      title={t('write.title', { name: moleculeLabel(molecule) })}
      width={820}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!data || handle.busy !== null}
            loading={handle.busy === 'write'}
            onClick={() => void use()}
          >
            {t('proposal.choose')}
          </Button>
        </>
      }
    >
      <Flex vertical gap={8}>
        <Flex gap={8} align="center">
          <MoleculePicture molecule={molecule} width={120} height={80} decorative />
          <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
            {t('write.hint', { smiles: molecule.smiles })}
          </Typography.Text>
        </Flex>
        <ReactionInput value={read} onRead={setRead} onClear={() => setRead(null)} />
        <div role="status">
          {reaction !== undefined && !data && !error && t('write.checking')}
          {error && <ErrorState error={error} compact />}
        </div>
        {data && (
          <Card size="small" role="region" aria-label={t('write.result')} title={data.step.name}>
            <Flex vertical gap={8}>
              <ForwardMark forward={data.step.forward} />
              {!data.step.isKnown && <Alert type="warning" showIcon title={t('write.unverified')} />}
              <Precursors precursors={data.step.precursors} />
            </Flex>
          </Card>
        )}
      </Flex>
    </Dialog>
  );
}
