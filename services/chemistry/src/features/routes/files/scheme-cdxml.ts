// Schemes as a ChemDraw document (CDXML): molecules that can be edited, arrows, and which molecule takes part in which step.

import { escapeText } from '../../../platform/files/write/xml-text.ts';
import { fragments, point, round } from './cdxml-fragment.ts';
import type { Drawings } from './drawings.ts';
import { schemeText, type Placed, type PlacedArrow, type PlacedMolecule, type Scheme } from './scheme.ts';

const margin = 36;
const captionSize = 12;
const captionHeight = 30;
const betweenSchemes = 40;
/** Points for a unit of a molfile, whose bonds are 1.5 long, at the usual size. */
const unitPoints = 14.4 / 1.5;
const usualScale = 14.4 / 22;

export interface TitledScheme {
  title: string;
  scheme: Scheme;
}

/** One page as long as its schemes. Throws a RangeError for a molecule of more than 999 atoms. */
export function schemesCdxml(schemes: readonly TitledScheme[], drawings: Drawings): string {
  const writer = new CdxmlWriter(drawings);
  let y = margin;
  const parts = schemes.map(({ title, scheme }) => {
    const part = writer.caption(title, y + captionSize) + writer.scheme(scheme, y + captionHeight);
    y += captionHeight + scheme.height + betweenSchemes;
    return part;
  });
  const width = Math.max(...schemes.map(({ scheme }) => scheme.width)) + 2 * margin;
  const box = `BoundingBox="0 0 ${round(width)} ${round(y)}"`;
  return (
    '<?xml version="1.0" encoding="UTF-8" ?>\n' +
    '<!DOCTYPE CDXML SYSTEM "http://www.cambridgesoft.com/xml/cdxml.dtd">\n' +
    `<CDXML ${box} BondLength="14.40" LineWidth="0.60" BoldWidth="2" BondSpacing="18" HashSpacing="2.50" MarginWidth="1.60" ` +
    'LabelFont="3" LabelSize="10" LabelFace="96" CaptionFont="3" CaptionSize="8">' +
    '<colortable><color r="1" g="1" b="1"/><color r="0" g="0" b="0"/></colortable>' +
    '<fonttable><font id="3" charset="utf-8" name="Arial"/></fonttable>' +
    `<page id="1" ${box} WidthPages="${Math.ceil(width / 540)}" HeightPages="${Math.ceil(y / 720)}">${parts.join('')}</page></CDXML>\n`
  );
}

class CdxmlWriter {
  readonly #drawings: Drawings;
  #id = 1;
  readonly #nextId = (): number => (this.#id += 1);

  constructor(drawings: Drawings) {
    this.#drawings = drawings;
  }

  caption(text: string, y: number): string {
    return this.#text(text, [margin, y], { size: captionSize, isBold: true, align: 'Left' }).xml;
  }

  /** Its molecules, arrows and texts, and the steps that they make. */
  scheme({ rows }: Scheme, top: number): string {
    const xml: string[] = [];
    const steps: string[] = [];
    let reactants: number[] = [];
    let pending: { arrow: number; over: number[]; under: number[] } | undefined;
    for (const item of rows.flatMap((row) => row.items)) {
      if (item.kind === 'arrow') {
        const drawn = this.#arrow(item, top);
        xml.push(drawn.xml);
        pending = drawn;
      } else if (item.kind === 'plus') {
        xml.push(this.#text('+', at(item, top, 5), { size: 14, isBold: false, align: 'Center' }).xml);
      } else {
        const drawn = this.#molecule(item, top);
        xml.push(drawn.xml);
        if (pending) {
          steps.push(stepXml(this.#nextId(), { ...pending, reactants, products: drawn.ids }));
          reactants = [...drawn.ids];
          pending = undefined;
        } else if (isStart(item, rows)) reactants = [...drawn.ids];
        else reactants = [...reactants, ...drawn.ids];
      }
    }
    const scheme = steps.length > 0 ? `<scheme id="${this.#nextId()}">${steps.join('')}</scheme>` : '';
    return xml.join('') + scheme;
  }

  #molecule({ node, number, label, x, y, width, height, scale }: PlacedMolecule, top: number) {
    const middle = margin + x + width / 2;
    const place = { x: middle, y: top + y + height / 2, scale: (unitPoints * scale) / usualScale };
    const drawn = fragments(this.#drawings.layout(node.molecule.smiles), place, this.#nextId);
    const { label: size, lineHeight } = schemeText;
    const texts = [String(number), ...label].map((line, row) => {
      const baseline = top + y + height + 6 + size * lineHeight * (row + 0.8);
      return this.#text(line, [middle, baseline], { size, isBold: row === 0, align: 'Center' }).xml;
    });
    return { ids: drawn.ids, xml: drawn.xml + texts.join('') };
  }

  #arrow({ from, to, y, over, under }: PlacedArrow, top: number) {
    const arrow = this.#nextId();
    const axis = top + y;
    const [tail, head] = [point([margin + from, axis]), point([margin + to, axis])];
    const { arrow: size, lineHeight } = schemeText;
    const middle = margin + (from + to) / 2;
    const write = (line: string, baseline: number, isBold: boolean) =>
      this.#text(line, [middle, baseline], { size, isBold, align: 'Center' });
    const above = over.map((line, row) =>
      write(line, axis - 5 - (over.length - 1 - row) * size * lineHeight, row === 0),
    );
    const below = under.map((line, row) => write(line, axis + 5 + (row + 0.8) * size * lineHeight, false));
    const xml =
      `<arrow id="${arrow}" BoundingBox="${tail} ${head}" FillType="None" ArrowheadHead="Full" ArrowheadType="Solid" ` +
      `HeadSize="1000" ArrowheadCenterSize="875" ArrowheadWidth="250" Head3D="${head} 0" Tail3D="${tail} 0"/>` +
      [...above, ...below].map((text) => text.xml).join('');
    return { arrow, over: above.map(({ id }) => id), under: below.map(({ id }) => id), xml };
  }

  #text(text: string, p: readonly [number, number], { size, isBold, align }: TextLook): { id: number; xml: string } {
    const id = this.#nextId();
    const run = `<s font="3" size="${size}"${isBold ? ' face="1"' : ''}>${escapeText(text)}</s>`;
    return {
      id,
      xml: `<t id="${id}" p="${point(p)}" CaptionJustification="${align}" Justification="${align}">${run}</t>`,
    };
  }
}

interface TextLook {
  size: number;
  isBold: boolean;
  align: 'Left' | 'Center';
}

function at({ x, y }: { x: number; y: number }, top: number, drop: number): [number, number] {
  return [margin + x, top + y + drop];
}

// A sequence begins with a molecule at the left edge that no plus and no arrow stands before.
function isStart(item: PlacedMolecule, rows: Scheme['rows']): boolean {
  return rows.some(({ items }) => (items[0] as Placed | undefined) === item);
}

interface StepParts {
  reactants: readonly number[];
  products: readonly number[];
  arrow: number;
  over: readonly number[];
  under: readonly number[];
}

function stepXml(id: number, { reactants, products, arrow, over, under }: StepParts): string {
  const named: [name: string, ids: readonly number[]][] = [
    ['Reactants', reactants],
    ['Products', products],
    ['Arrows', [arrow]],
    ['ObjectsAboveArrow', over],
    ['ObjectsBelowArrow', under],
  ];
  const attributes = named.flatMap(([name, ids]) => (ids.length > 0 ? [`ReactionStep${name}="${ids.join(' ')}"`] : []));
  return `<step id="${id}" ${attributes.join(' ')}/>`;
}
