import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Flex, Table } from 'antd';
import type { ReactNode } from 'react';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { Button } from '../../../ui/button/button.tsx';

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
export function Choices({ choices, isBusy }: { choices: readonly Choice[]; isBusy: boolean }) {
  return (
    <Table
      size="small"
      showHeader={false}
      pagination={false}
      dataSource={[...choices]}
      columns={[
        {
          render: (_, { molecules, facts }) => (
            <Flex wrap gap="4px 10px" align="center">
              {molecules.map((molecule) => (
                <MoleculePicture key={molecule.key} molecule={molecule} width={84} height={58} />
              ))}
              <div style={{ overflowWrap: 'anywhere' }}>{facts}</div>
            </Flex>
          ),
        },
        {
          align: 'right',
          width: 92,
          render: (_, { action, actionName, onChoose }) => (
            <Button size="small" disabled={isBusy} aria-label={actionName} onClick={() => onChoose()}>
              {action}
            </Button>
          ),
        },
      ]}
    />
  );
}
