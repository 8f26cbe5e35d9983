import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Skeleton } from 'antd';
import {
  Controlled,
  Hazards,
  Names,
  Rules,
  Score,
  Supply,
} from '../../../chemistry/molecule/molecule-info-sections.tsx';
import { useCall } from '../../../shared/api/use-call.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';

const sections = [Controlled, Supply, Names, Score, Hazards, Rules];

/** What is known of a molecule of a route, each with its source; identity and descriptors are one press away. */
export function MoleculeFacts({ molecule }: { molecule: Molecule }) {
  const { data, error, mutate } = useCall('moreMoleculeInfo', { body: { structure: molecule.smiles } });
  if (!data && error) return <ErrorState error={error} compact onRetry={() => void mutate()} />;
  // About as high as the facts, so that what is below them does not move.
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 16 }} />;
  return sections.map((Part, index) => <Part key={index} info={data} />);
}
