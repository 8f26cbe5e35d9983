import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Card, Flex } from 'antd';
import type { ReactNode } from 'react';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useWorkbench } from '../use-draft.ts';

export interface Choice {
  key: string;
  molecules: readonly Molecule[];
  facts: ReactNode;
  action: string;
  /** Name of the button, where several are called the same. */
  actionName?: string;
  onChoose: () => unknown;
}

/** What can take a place on the canvas: its structures, what is known of it, and the button that puts it there. */
export function Choices({ choices }: { choices: readonly Choice[] }) {
  const { busy } = useWorkbench().handle;
  return choices.map(({ key, molecules, facts, action, actionName, onChoose }) => (
    <Card key={key} size="small" style={{ marginTop: 8 }}>
      <Flex gap={10} align="center">
        <Flex wrap flex={1} gap="4px 10px" align="center" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {molecules.map((molecule) => (
            <MoleculePicture key={molecule.key} molecule={molecule} width={84} height={58} />
          ))}
          <div>{facts}</div>
        </Flex>
        <Button size="small" disabled={busy !== null} aria-label={actionName} onClick={() => onChoose()}>
          {action}
        </Button>
      </Flex>
    </Card>
  ));
}
