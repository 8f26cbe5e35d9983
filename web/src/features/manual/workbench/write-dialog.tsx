// A step that the chemist writes or draws. What the service makes of it is shown before it is used: balance, forward check,
// stock; a step that no known kind of reaction gives can be used, and says that it is unverified.

import type { ManualNode } from '@app/shared/contracts/manual/manual';
import { useState } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { ReactionInput } from '../../../chemistry/reaction-input/reaction-input.tsx';
import type { ReadReaction } from '../../../chemistry/reaction-input/read-reaction.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { ForwardMark } from '../proposals/forward-mark.tsx';
import { PrecursorItem } from '../proposals/proposal-card.tsx';
import cards from '../proposals/proposal-card.module.css';
import styles from '../panels/edit-panels.module.css';
import type { DraftHandle } from '../use-draft.ts';

export interface WriteDialogProps {
  draftId: string;
  node: ManualNode;
  busy: DraftHandle['busy'];
  onChange: DraftHandle['change'];
  onClose: () => void;
}

const width = 820;

export function WriteDialog({ draftId, node, busy, onChange, onClose }: WriteDialogProps) {
  const { t } = useTranslation('manual');
  const { t: common } = useTranslation('common');
  const [read, setRead] = useState<ReadReaction | null>(null);
  const { nodeId, molecule } = node;
  const reaction = read?.asked.reaction;
  const input = reaction === undefined ? null : { body: { draftId, nodeId, reaction } };
  const { data, error } = useCall('manualStepCheck', input);
  const use = async () => {
    if (reaction !== undefined && (await onChange('write', { nodeId, reaction }))) onClose();
  };
  return (
    <Dialog
      title={t('write.title', { name: moleculeLabel(molecule) })}
      width={width}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!data || busy !== null}
            loading={busy === 'write'}
            onClick={() => void use()}
          >
            {t('proposal.choose')}
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        <div className={styles.line}>
          <MoleculePicture molecule={molecule} width={120} height={80} decorative />
          <p className={styles.quiet}>{t('write.hint', { smiles: molecule.smiles })}</p>
        </div>
        <ReactionInput value={read} onRead={setRead} onClear={() => setRead(null)} />
        <div role="status">
          {reaction !== undefined && !data && !error && <p>{t('write.checking')}</p>}
          {error && <ErrorState error={error} compact />}
        </div>
        {data && (
          <section className={cards.card} aria-label={t('write.result')}>
            <header>
              <h4>{data.step.name}</h4>
            </header>
            <p className={cards.facts}>
              <ForwardMark forward={data.step.forward} />
            </p>
            {!data.step.isKnown && (
              <p className={cards.why}>
                <WarningIcon size={15} />
                {t('write.unverified')}
              </p>
            )}
            <ul className={cards.precursors}>
              {data.step.precursors.map((one) => (
                <PrecursorItem key={one.molecule.key} precursor={one} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
