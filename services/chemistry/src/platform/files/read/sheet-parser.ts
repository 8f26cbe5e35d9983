// The XML of a worksheet as rows of cells (ECMA-376 part 1, §18.3).

import { AppError } from '@app/shared/errors/app-error';
import { readNumber, type CellFormat } from './cell-formats.ts';
import { readEscapes, RichText } from './shared-strings.ts';
import { XmlReader, type Attributes } from './xml.ts';

export interface SheetRow {
  /** As the spreadsheet numbers it, from 1. */
  row: number;
  /** By column, '' where empty; as long as the last filled cell. */
  cells: string[];
  /** Columns of formulas whose value the workbook does not hold. */
  unsaved?: number[];
}

export interface WorkbookTexts {
  sharedStrings: readonly string[];
  formats: readonly CellFormat[];
  startsIn1904: boolean;
}

const maxColumns = 16_384;
const maxRows = 1_048_576;
/** Cells of a sheet, empty ones in between counted: a few far to the right must not become rows without end. */
const maxCells = 20_000_000;

/** Takes the sheet in pieces and gives the rows that end in each. */
export class SheetParser {
  readonly #texts: WorkbookTexts;
  readonly #reader: XmlReader;
  readonly #inline = new RichText();
  #done: SheetRow[] = [];
  #isData = false;
  #row = 0;
  #cells: string[] = [];
  #column = -1;
  #type = 'n';
  #style: string | undefined;
  #value: string | undefined;
  #isValue = false;
  #isInline = false;
  #isFormula = false;
  #unsaved: number[] = [];
  #counted = 0;

  constructor(texts: WorkbookTexts) {
    this.#texts = texts;
    this.#reader = new XmlReader({
      open: (name, attributes) => this.#open(name, attributes),
      text: (text) => this.#text(text),
      close: (name) => this.#close(name),
    });
  }

  /** Throws 10008 for what is no worksheet. */
  push(chunk: Buffer): SheetRow[] {
    this.#reader.push(chunk);
    return this.#take();
  }

  end(): SheetRow[] {
    this.#reader.end();
    return this.#take();
  }

  #take(): SheetRow[] {
    const rows = this.#done;
    this.#done = [];
    return rows;
  }

  #open(name: string, attributes: Attributes): void {
    if (name === 'sheetData') this.#isData = true;
    if (!this.#isData) return;
    if (name === 'row') this.#beginRow(attributes);
    else if (name === 'c') this.#beginCell(attributes);
    else if (name === 'v') this.#isValue = true;
    else if (name === 'f') this.#isFormula = true;
    else if (name === 'is') this.#isInline = true;
    else if (this.#isInline) this.#inline.open(name, attributes);
  }

  #text(text: string): void {
    if (this.#isValue) this.#value = (this.#value ?? '') + text;
    else if (this.#isInline) this.#inline.text(text);
  }

  #close(name: string): void {
    if (!this.#isData) return;
    if (name === 'v') this.#isValue = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#endRow();
    else if (name === 'is') this.#isInline = false;
    else if (name === 'sheetData') this.#isData = false;
    else if (this.#isInline) this.#inline.close(name);
  }

  // Rows and cells may leave out where they stand: they follow the one before.
  #beginRow({ r }: Attributes): void {
    this.#row = r === undefined ? this.#row + 1 : Number(r);
    if (!Number.isInteger(this.#row) || this.#row < 1 || this.#row > maxRows) throw damaged('row');
    this.#cells = [];
    this.#unsaved = [];
    this.#column = -1;
  }

  #beginCell({ r, t, s }: Attributes): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r);
    if (this.#column < 0 || this.#column >= maxColumns) throw damaged('column');
    this.#type = t ?? 'n';
    this.#style = s;
    this.#value = undefined;
    this.#isFormula = false;
    this.#inline.clear();
  }

  #endCell(): void {
    const text = this.#cellText();
    if (text === '' && this.#isFormula) this.#unsaved.push(this.#column);
    if (text === '') return;
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = text;
  }

  #endRow(): void {
    if (this.#cells.length + this.#unsaved.length === 0) return;
    this.#counted += this.#cells.length;
    if (this.#counted > maxCells) throw damaged('cells');
    const unsaved = this.#unsaved.length > 0 ? { unsaved: this.#unsaved } : {};
    this.#done.push({ row: this.#row, cells: this.#cells, ...unsaved });
    this.#cells = [];
  }

  #cellText(): string {
    const value = this.#value;
    if (this.#type === 'inlineStr') return this.#inline.value;
    if (value === undefined) return '';
    const read = readers[this.#type];
    if (read) return read(value, this.#texts);
    const { formats, startsIn1904 } = this.#texts;
    return readNumber(value, this.#style === undefined ? undefined : formats[Number(this.#style)], startsIn1904);
  }
}

// Whatever else a type says is a number.
const readers: Readonly<Record<string, (value: string, texts: WorkbookTexts) => string>> = {
  s: (value, { sharedStrings }) => {
    const text = sharedStrings[Number(value)];
    if (text === undefined) throw damaged('sharedString');
    return text;
  },
  str: readEscapes,
  b: (value) => (/^(?:1|true)$/.test(value.trim()) ? 'TRUE' : 'FALSE'),
  // `#N/A` and its like, as they are shown.
  e: (value) => value,
  // ISO 8601 as it stands.
  d: (value) => value.trim(),
};

function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const code = letter.charCodeAt(0) & ~0x20;
    if (code < 0x41 || code > 0x5a) break;
    column = column * 26 + code - 0x40;
  }
  return column - 1;
}

function damaged(reason: string): AppError {
  return new AppError('fileDamaged', { reason });
}
