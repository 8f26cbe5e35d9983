// The name of a molecule, changed in place, and what identifies it.

import { Flex, Input, Typography } from 'antd';
import type { WorklistItem } from '@app/shared/contracts/batch';
import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { knownName, moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { partsLabel } from '../../../chemistry/drawing/part-label.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PencilIcon } from '../../../ui/icons/icons.tsx';

export interface NameCellProps {
  item: WorklistItem;
  canEdit: boolean;
  onRename: (id: string, name: string) => Promise<unknown>;
}

export function NameCell({ item, canEdit, onRename }: NameCellProps) {
  const { t } = useTranslation('batch');
  const [isEditing, setEditing] = useState(false);
  const { molecule, removedParts } = item;
  const name = shownName(item);
  return (
    <div style={{ minWidth: 0 }}>
      {isEditing ? (
        <NameForm
          item={item}
          onDone={async (changed) => {
            if (changed !== undefined) await onRename(item.id, changed);
            setEditing(false);
          }}
        />
      ) : (
        <Flex align="center">
          <Typography.Text strong ellipsis title={name}>
            {name}
          </Typography.Text>
          {canEdit && (
            <IconButton
              size="small"
              label={t('row.rename', { name })}
              icon={<PencilIcon size={14} />}
              onClick={() => setEditing(true)}
            />
          )}
        </Flex>
      )}
      <Flex wrap gap="0 8px" style={{ color: 'var(--secondary)', fontSize: 12 }}>
        {name !== withSubscripts(molecule.formula) && <span>{withSubscripts(molecule.formula)}</span>}
        <span>{t('row.weight', { value: formatNumber(molecule.molecularWeight, 2) })}</span>
        {molecule.cas && <span>CAS {molecule.cas}</span>}
      </Flex>
      {removedParts.length > 0 && (
        <Typography.Text type="warning" ellipsis style={{ fontSize: 12 }}>
          {t('row.removed', { parts: partsLabel(removedParts) })}
        </Typography.Text>
      )}
    </div>
  );
}

/** As it is read: formulas with their counts below the line. */
export function shownName(item: Pick<WorklistItem, 'name' | 'molecule'>): string {
  return item.name || moleculeLabel(item.molecule);
}

function NameForm({ item, onDone }: { item: WorklistItem; onDone: (changed?: string) => Promise<unknown> }) {
  const { t } = useTranslation('batch');
  const [typed, setTyped] = useState(item.name);
  const { isBusy, run } = useAction();
  const save = () => {
    if (!isBusy) void run(() => onDone(typed.trim() === item.name ? undefined : typed.trim()));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Input
        size="small"
        autoFocus
        aria-label={t('row.name')}
        value={typed}
        maxLength={limits.taskNameLength}
        readOnly={isBusy}
        placeholder={knownName(item.molecule) ?? ''}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          void onDone();
        }}
      />
    </form>
  );
}
