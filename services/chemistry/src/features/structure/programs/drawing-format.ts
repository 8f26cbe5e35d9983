// What a text of a drawing program is, told by its own marks before Indigo sees it: asked to guess, Indigo reads the
// word "aspirin" as a SMILES of wildcards.

export type DrawingFormat = 'molfile' | 'rxn' | 'cdxml' | 'cdx' | 'ket' | 'smiles';

/** The first bytes of every CDX file. */
const cdxSignature = 'VjCD0100';
/** The same in base64, as far as whole letters go. */
const cdxInBase64 = Buffer.from(cdxSignature).toString('base64').slice(0, 10);

/**
 * The format of a text; undefined for one that is no structure. A CDX file is text as `cdxAsText` writes it, or plain
 * base64 as the clipboard has it.
 */
export function drawingFormatOf(text: string): DrawingFormat | undefined {
  const start = withoutProlog(text).slice(0, 2_000);
  if (start.startsWith('$RXN')) return 'rxn';
  if (/^<CDXML\b/.test(start)) return 'cdxml';
  if (start.startsWith(`base64::${cdxInBase64}`) || start.startsWith(cdxInBase64)) return 'cdx';
  if (start.startsWith('{')) return /^\{\s*"(?:ket_version|root)"/.test(start) ? 'ket' : undefined;
  if (/^M {2}END/m.test(text) && /V[23]000\s*$/m.test(text)) return 'molfile';
  return isSmiles(text.trim()) ? 'smiles' : undefined;
}

/** A text without its byte order mark, and without the declaration, comments and document type before its first element. */
function withoutProlog(text: string): string {
  const prolog = /^(?:\s+|<\?[^>]*\?>|<!--[^]*?-->|<!DOCTYPE\s+CDXML\b[^>[]*>)/i;
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  for (let found = prolog.exec(rest); found; found = prolog.exec(rest)) rest = rest.slice(found[0].length);
  return rest;
}

/**
 * A CDX file as Indigo and `drawingFormatOf` take it.
 *
 * @internal
 */
export function cdxAsText(content: Buffer): string {
  return `base64::${content.toString('base64')}`;
}

/** Whether the bytes are a CDX file. */
export function isCdx(content: Buffer): boolean {
  return content.subarray(0, cdxSignature.length).toString('latin1') === cdxSignature;
}

// Nothing but SMILES words; a wildcard stands in brackets or as *, so that no name passes.
function isSmiles(text: string): boolean {
  return /^(?=[[A-Za-z*])(?:\[[^\]\s]+\]|Br|Cl|[BCNOPSFIbcnops]|[-=#$:/\\.()%0-9>*])+$/.test(
    text.replace(/ \|[^|]*\|$/, ''),
  );
}
