// RDKit gives null for any text it cannot read; the cause is only in its log.

import type { RDKit } from './rdkit.ts';

export interface ParseFailure {
  reason: 'syntax' | 'unclosedRing' | 'parentheses' | 'valence' | 'kekulize' | 'other';
  /** Place in the text, counted from 1. */
  position?: number;
  /** Atom indexes, counted from 0. */
  atoms?: number[];
  /** RDKit's own line. */
  detail?: string;
}

/** Reads the text again, this time listening to the log. */
export function parseFailure(rdkit: RDKit, text: string): ParseFailure {
  using log = rdkit.set_log_capture('rdApp.error');
  using mol = rdkit.get_mol(text);
  const lines = mol || !log ? '' : log.get_buffer().replaceAll(/^\[[\d:]+\] /gm, '');
  return { ...classify(lines), detail: lines.split('\n', 1)[0] || undefined };
}

function classify(lines: string): ParseFailure {
  const valence = /Explicit valence for atom # (\d+)/.exec(lines);
  if (valence) return { reason: 'valence', atoms: [Number(valence[1])] };
  const ring = /Unkekulized atoms:((?: \d+)+)/.exec(lines);
  if (ring?.[1]) return { reason: 'kekulize', atoms: ring[1].trim().split(' ').map(Number) };
  if (lines.includes('unclosed ring')) return { reason: 'unclosedRing' };
  const position = /around position (\d+)/.exec(lines);
  const reason = lines.includes('parentheses') ? 'parentheses' : lines.includes('Parse Error') ? 'syntax' : 'other';
  return { reason, position: position ? Number(position[1]) : undefined };
}
