// Why RDKit could not read a query: it says so only in its log.

import type { RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { parseFailure } from '../../../chemistry/molecule/parse-failure.ts';

export interface QueryFailure {
  ok: false;
  reason: string;
  position?: number;
  atoms?: number[];
}

/** Reads the text again, this time listening to the log. */
export function failureOf(rdkit: RDKit, text: string, kind: 'smiles' | 'smarts' | 'molfile'): QueryFailure {
  if (kind !== 'smarts') {
    const { reason, position, atoms } = parseFailure(rdkit, text);
    return refusal(reason, position, atoms);
  }
  using log = rdkit.set_log_capture('rdApp.error');
  using query = rdkit.get_qmol(text);
  const lines = query || !log ? '' : log.get_buffer();
  if (lines.includes('unclosed ring')) return refusal('unclosedRing');
  const position = /around position (\d+)/.exec(lines)?.[1];
  return refusal(lines.includes('parentheses') ? 'parentheses' : 'syntax', position ? Number(position) : undefined);
}

function refusal(reason: string, position?: number, atoms?: number[]): QueryFailure {
  return { ok: false, reason, ...(position !== undefined && { position }), ...(atoms && { atoms }) };
}
