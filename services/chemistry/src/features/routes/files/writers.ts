// One writer for each kind of file.

import { buffer } from 'node:stream/consumers';
import type { RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { Drawings } from './drawings.ts';
import { pdfReport } from './pdf/report.ts';
import { proceduresDocx } from './procedures/docx.ts';
import { proceduresMarkdown } from './procedures/markdown.ts';
import { proceduresWorkbook } from './procedures/workbook.ts';
import { inLaboratoryOrder, productOf, rdfFile, rxnFile } from './reaction-files.ts';
import type { RouteReport, WrittenFile, WrittenFileType } from './report.ts';
import { ReportWords } from './report-words.ts';
import { SafetyReader } from './safety.ts';
import { schemeOf } from './scheme.ts';
import { schemesCdxml } from './scheme-cdxml.ts';
import { schemePicture, schemeSvg } from './scheme-svg.ts';
import { workbookFile } from './workbook-file.ts';
import { packed } from './packed.ts';

interface Tools {
  words: ReportWords;
  drawings: Drawings;
  safety: SafetyReader;
}

export type WriteReport = (fileType: WrittenFileType, report: RouteReport) => Promise<WrittenFile>;

/** Writes reports on one thread; rules of safety are compiled once and live as long as it does. */
export function createWriter(rdkit: RDKit): WriteReport {
  let safety: SafetyReader | undefined;
  return async (fileType, report) => {
    safety ??= new SafetyReader(rdkit);
    const tools = { words: new ReportWords(report.culture), drawings: new Drawings(rdkit, targetOf(report)), safety };
    return writers[fileType](report, tools);
  };
}

/** SMILES of the target of all routes. */
function targetOf({ routes }: RouteReport): string | undefined {
  return routes[0]?.detail.target.smiles;
}

/** Points: two columns of a journal, or a slide. */
const schemeWidth = { svg: 960, cdxml: 720, picture: 520 } as const;

const writers: Record<WrittenFileType, (report: RouteReport, tools: Tools) => Promise<WrittenFile>> = {
  pdf: async (report, tools) => ({ bytes: await pdfReport(report, tools), ending: 'pdf' }),
  xlsx: async (report, { words }) => ({ bytes: await buffer(workbookFile(report, words)), ending: 'xlsx' }),
  docx: async (report, { words, drawings }) => ({
    bytes: await proceduresDocx(report, words, drawings),
    ending: 'docx',
  }),
  procedures: async (report, { words }) => ({ bytes: await buffer(proceduresWorkbook(report, words)), ending: 'xlsx' }),
  md: async (report, { words }) => ({ bytes: Buffer.from(proceduresMarkdown(report, words)), ending: 'md' }),
  cdxml: async (report, { words, drawings }) => {
    const frame = { words, drawings, width: schemeWidth.cdxml };
    const schemes = report.routes.map(({ detail }) => ({
      title: titleOf(detail, words),
      scheme: schemeOf(detail, frame),
    }));
    return { bytes: Buffer.from(schemesCdxml(schemes, drawings)), ending: 'cdxml' };
  },
  svg: (report, { words, drawings }) => {
    const frame = { words, drawings, width: schemeWidth.svg };
    return filesOf(report, 'svg', ({ detail }) => [
      ['', schemeSvg(schemeOf(detail, frame), titleOf(detail, words), drawings)],
    ]);
  },
  picture: async ({ routes }, { words, drawings }) => {
    const frame = { words, drawings, width: schemeWidth.picture, isPlain: true };
    const [first] = routes;
    if (!first) throw new RangeError('a picture of no route');
    return { bytes: Buffer.from(schemePicture(schemeOf(first.detail, frame), drawings)), ending: 'svg' };
  },
  rxn: (report, { words, drawings }) =>
    filesOf(report, 'rxn', ({ detail }) =>
      inLaboratoryOrder(detail).map((step) => [
        words.word('fileName.step', { number: step.number }),
        rxnFile(step, drawings, productOf(detail, step)),
      ]),
    ),
  rdf: async (report, { words, drawings }) => ({
    bytes: Buffer.from([...rdfFile(report, drawings, words)].join('')),
    ending: 'rdf',
  }),
};

type NamedText = readonly [name: string, text: string];

// One file as it is; several in an archive, each named by its route.
async function filesOf(
  { routes, culture }: RouteReport,
  ending: string,
  textsOf: (route: RouteReport['routes'][number]) => NamedText[],
): Promise<WrittenFile> {
  const words = new ReportWords(culture);
  const texts = routes.flatMap((route) => {
    const name = words.word('fileName.route', { rank: route.detail.summary.rank });
    return textsOf(route).map(([part, text]): NamedText => [
      `${[name, part].filter(Boolean).join('-')}.${ending}`,
      text,
    ]);
  });
  const [only] = texts;
  if (only && texts.length === 1) return { bytes: Buffer.from(only[1]), ending };
  return { bytes: await packed(texts), ending: 'zip' };
}

function titleOf(detail: RouteReport['routes'][number]['detail'], words: ReportWords): string {
  const name = words.nameOf(detail.target);
  return `${name} · ${words.word('route', { rank: detail.summary.rank })}`;
}
