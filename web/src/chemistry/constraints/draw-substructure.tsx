// A substructure of the target, drawn in the structure editor.

import { Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { CallError } from '../../shared/api/call-error.ts';
import { fullMessageOf } from '../../shared/errors/present.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Drawing } from '../editor/drawing.ts';
import { StructureEditor } from '../editor/structure-editor.tsx';

export interface DrawSubstructureProps {
  /** Resolves with a sentence when it cannot be kept, rejects as the call does. */
  onAdd: (smiles: string) => Promise<string | null>;
  onClose: () => void;
}

export function DrawSubstructure({ onAdd, onClose }: DrawSubstructureProps) {
  const { t } = useTranslation('retrosynthesis');
  const { isBusy, run } = useAction();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = async () => {
    if (!drawing || drawing.isEmpty || drawing.isReaction) return setRefusal(t('constraints.keepSubstructures.empty'));
    try {
      const { molecule } = await call('structureCheck', { body: { structure: drawing.molfile } });
      const refused = await onAdd(molecule.smiles);
      if (refused === null) onClose();
      else setRefusal(refused);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(fullMessageOf(error));
    }
  };
  return (
    <Dialog
      title={t('constraints.keepSubstructures.drawTitle')}
      width={720}
      onClose={onClose}
      footer={
        <Button variant="primary" loading={isBusy} onClick={() => void run(take)}>
          {t('constraints.keepSubstructures.take')}
        </Button>
      }
    >
      <StructureEditor
        structure={null}
        onChange={(next) => {
          setDrawing(next);
          setRefusal(null);
        }}
        style={{ height: 420 }}
      />
      <Typography.Text type="danger" role="alert">
        {refusal}
      </Typography.Text>
    </Dialog>
  );
}
