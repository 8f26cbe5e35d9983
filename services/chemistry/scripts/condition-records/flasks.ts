// Patent reactions whose agents are known from another record of the same reaction or from the route they stand in; they
// say nothing of temperature, time or yield.

import type { AgentReader } from '../../src/conditions/agent-reader.ts';
import { recordedFlasks } from '../train-forward/recorded-flasks.ts';
import { withTransferring } from './patents.ts';
import type { ConditionRecord } from './record.ts';

/** Records of the work folder that reactions/prepare.ts wrote. */
export function flaskRecords(reader: AgentReader, work: string): ConditionRecord[] {
  return recordedFlasks(work).flatMap(({ product, reactants, agents }) => {
    if (!agents) return [];
    const read = withTransferring(reader.read(agents), reader.read([...agents, ...reactants]));
    return [{ reactants, product, ...read }];
  });
}
