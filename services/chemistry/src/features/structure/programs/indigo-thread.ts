// The thread that runs Indigo: formats of drawing programs that RDKit does not read or write.

import type { IndigoModule, IndigoOptions } from 'indigo-ketcher/binaryWasmNoRender';
import { loadIndigo } from '../../../chemistry/molecule/indigo-module.ts';
import { serve, type Handlers } from '../../../platform/threads/thread-entry.ts';
import { absoluteAsDrawn } from './chiral-flag.ts';
import { drawingFormatOf, type DrawingFormat } from './drawing-format.ts';
import type { ConvertOptions, Converted, ConvertTarget, DrawnMolecules } from './indigo.ts';
import { moleculesOfKet } from './ket-molecules.ts';

serve(start());

async function start(): Promise<Handlers> {
  const indigo = await loadIndigo();
  return {
    convert: (text: string, to: ConvertTarget, options: ConvertOptions) =>
      guarded((): Converted => ({ ok: true, text: convert(indigo, text, to, options) })),
    molecules: (text: string) => guarded(() => readMolecules(indigo, text)),
  };
}

const formats: Record<ConvertTarget, string> = {
  molfile: 'molfile',
  rxn: 'rxnfile',
  smiles: 'smiles',
  cxsmiles: 'chemical/x-chemaxon-cxsmiles',
  cdxml: 'cdxml',
  cdx: 'cdx',
  ket: 'ket',
  inchiKey: 'inchi-key',
};

const withoutPlaces: ReadonlySet<ConvertTarget> = new Set(['smiles', 'cxsmiles', 'inchiKey']);

function convert(indigo: IndigoModule, text: string, to: ConvertTarget, { v3000 = false }: ConvertOptions): string {
  const format = drawingFormatOf(text);
  if (format === undefined) throw 'no structure';
  const given = givenAs(format, text);
  const options = optionsOf(indigo, { 'molfile-saving-mode': v3000 ? '3000' : 'auto' });
  try {
    // A SMILES has no places for its atoms, and a drawing needs them.
    const needsPlaces = format === 'smiles' && !withoutPlaces.has(to);
    return needsPlaces ? indigo.layout(given, formats[to], options) : indigo.convert(given, formats[to], options);
  } finally {
    options.delete();
  }
}

function givenAs(format: DrawingFormat, text: string): string {
  if (format === 'cdx' && !text.startsWith('base64::')) return `base64::${text}`;
  return format === 'molfile' || format === 'rxn' ? absoluteAsDrawn(text) : text;
}

function readMolecules(indigo: IndigoModule, text: string): DrawnMolecules {
  const document = convert(indigo, text, 'ket', {});
  const reaction = document.includes('"type":"arrow"') ? reactionOf(indigo, document) : undefined;
  if (reaction !== undefined) return { ok: true, reaction };
  return {
    ok: true,
    molecules: moleculesOfKet(document).map((ket) => convert(indigo, ket, 'molfile', { v3000: true })),
  };
}

// A scheme of several arrows is no one reaction.
function reactionOf(indigo: IndigoModule, document: string): string | undefined {
  if (document.split('"type":"arrow"').length !== 2) return undefined;
  const rxn = tryConvert(indigo, document, 'rxn');
  return rxn?.startsWith('$RXN') ? rxn : undefined;
}

/** In the newer form; null for what Indigo refuses. */
function tryConvert(indigo: IndigoModule, text: string, to: ConvertTarget): string | null {
  try {
    return convert(indigo, text, to, { v3000: true });
  } catch (error) {
    if (typeof error === 'string') return null;
    throw error;
  }
}

function optionsOf(indigo: IndigoModule, more: Record<string, string>): IndigoOptions {
  const options = new indigo.MapStringString();
  // A wedge where no stereocentre is says nothing; it is no reason to refuse the drawing.
  options.set('ignore-stereochemistry-errors', 'true');
  for (const [name, value] of Object.entries(more)) options.set(name, value);
  return options;
}

// Indigo throws its refusals as strings. Anything else means that its memory is spoilt: the thread goes, another comes.
function guarded<T>(run: () => T): T | { ok: false; reason: string } {
  try {
    return run();
  } catch (error) {
    if (typeof error === 'string') return { ok: false, reason: error };
    setImmediate(() => process.exit(1));
    throw error;
  }
}
