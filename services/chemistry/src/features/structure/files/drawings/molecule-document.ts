// One molecule of a drawing as a CDXML document of its own, with nothing in it but what says which molecule it is: so that
// what surrounds it can neither hinder its reading nor be lost with it.

import { droppedType } from './bracket-marks.ts';
import { numbersOf, textOf, type DrawnObject } from './drawn-object.ts';

/** A molecule of a drawing: its fragment, and the brackets around it or parts of it. */
export interface DrawnMolecule {
  fragment: DrawnObject;
  brackets: DrawnObject[];
}

const kept: Readonly<Record<string, ReadonlySet<string>>> = {
  fragment: new Set(['id', 'Racemic', 'Absolute', 'Relative', 'ConnectionOrder']),
  n: new Set(
    (
      'id p NodeType Element Isotope Charge Radical NumHydrogens Attachments GenericNickname LinkCountLow LinkCountHigh ' +
      'ExternalConnectionType ExternalConnectionNum EnhancedStereoType EnhancedStereoGroupNum ElementList GenericList'
    ).split(' '),
  ),
  b: new Set('id B E Order Display Display2 BeginAttach EndAttach BeginExternalNum EndExternalNum'.split(' ')),
  bracketedgroup: new Set(
    'id BracketedObjectIDs BracketUsage RepeatCount SRULabel PolymerRepeatPattern PolymerFlipType'.split(' '),
  ),
  bracketattachment: new Set(['id', 'GraphicID']),
  crossingbond: new Set(['id', 'BondID', 'InnerAtomID']),
};

/** The document of a molecule, for a reader of CDXML. */
export function documentOf({ fragment, brackets }: DrawnMolecule): string {
  // Some uses of brackets end the reading; `withMarks` tells them.
  const readable = brackets.filter((one) => droppedType(one) === undefined);
  const body = [fragment, ...readable].map((one) => elementOf(one)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><CDXML BondLength="30"><page id="1000001">${body}</page></CDXML>`;
}

function elementOf({ name, attributes, children, text }: DrawnObject): string {
  const names = kept[name];
  if (!names) return '';
  const given = name === 'n' ? placed(attributes) : attributes;
  const said = Object.entries(given)
    .filter(([attribute]) => names.has(attribute))
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
    .join('');
  const label = name === 'n' ? labelOf({ name, attributes, children, text }) : '';
  return `<${name}${said}>${label}${children.map(elementOf).join('')}</${name}>`;
}

// What has a place in space has one on the page, too: its depth is no wedge.
function placed(attributes: Record<string, string>): Record<string, string> {
  if (attributes['p'] !== undefined) return attributes;
  const [x, y] = numbersOf(attributes['xyz']);
  return x === undefined || y === undefined ? attributes : { ...attributes, p: `${x} ${y}` };
}

function labelOf(node: DrawnObject): string {
  const label = node.children.find(({ name }) => name === 't');
  const text = label === undefined ? '' : textOf(label).trim();
  if (text === '') return '';
  const place = escaped(placed(node.attributes)['p'] ?? '0 0');
  return `<t p="${place}"><s>${escaped(text)}</s></t>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '');
}
