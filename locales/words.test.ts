// No word stands in the wrong language: Latin words in Chinese texts are names, notations, formats, units and formulas, and
// English texts have no Chinese in them. Over all that a person reads: words of the page and of the servers, release notes,
// captions of the videos.

import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

interface Text {
  at: string;
  text: string;
}

const names =
  'SMILES CXSMILES SMARTS InChI InChIKey SAScore ChemDraw Excel OpenAPI Authenticator Google Microsoft FreeOTP RDKit OPSIN ' +
  'PubChem ChEMBL Ketcher AiZynthFinder ASKCOS Indigo Crippen Lipinski Veber Ertl Schuffenhauer Wildman Labute Hann Oprea Morgan ' +
  'Tanimoto Suzuki Miyaura Buchwald Hartwig Ullmann Mitsunobu Claisen Wurtz Glaser Cannizzaro Vilsmeier Ritter ' +
  'Pummerer Baker Venkataraman TosMIC Pictet Spengler Baeyer Villiger Finkelstein Lossen Michael Retro CalebBell chemicals schwallergroup choriso MIT Xu Cheminform Green Chem logP ' +
  'Boc Fmoc Cbz HOBt HOAt English Grignard Wittig Heck Sonogashira Friedel Crafts Diels Alder Schotten Baumann ' +
  'Fischer Gabriel Knoevenagel Negishi Chan Lam Williamson Sandmeyer Swern Dess Martin Horner Wadsworth Emmons Chromium ' +
  'Syntheseus SynPlanner RetroCast TypeScript Python Jupyter ' +
  'Noyori Sharpless Jacobsen Strecker Evans Myers Oppolzer Enders Ellman Hayashi Selectride ' +
  'Oxyma PostgreSQL SQLite Redis Docker Patents Lowe Pistachio Bretherick';
const formats =
  'xlsx XLSX docx md Word Markdown sdf csv txt cdx cdxml rdf rxn svg png zip json molfile Molfile molid WebP KB MB GB openapi html pdf jpg jpeg gif mol gzip';
const units = 'ee kg mg ng g mol mmol mL ppm Da min KB dpi sp atm wt Rf pH';
const keys = 'Ctrl Enter Shift Esc Delete Tab Home End Cmd Space Alt';
/** What is written on others' menus, and names of columns and headers, stand as they are to be found there. */
const quoted = 'Copy As Text END Authorization name';
const known = new Set([names, formats, units, keys, quoted].join(' ').split(' '));

/** HPLC, LC-MS, V2000, GHS02. */
const abbreviation = /^[A-Z]{2,}$/;
const element =
  'H|Li|Be|B|C|N|O|F|Na|Mg|Al|Si|P|S|Cl|K|Ca|Ti|Cr|Mn|Fe|Co|Ni|Cu|Zn|Se|Br|Ru|Rh|Pd|Ag|Sn|I|Cs|Pt|Au|Hg|Me|Et|Pr|Bu|Ph|Ac|Ar|Bn';
const formula = new RegExp(`^(${element})+$`);
/** With brackets, bonds or rings in it. */
const notation = /^(?=.*[[\]=#()\d>])[A-Za-z\d@+\-[\]()=#\\/.%>:*]+$/;

function strangersIn(text: string): string[] {
  const prose = text
    .replaceAll(/\{\{[^}]*\}\}|`[^`]*`|<\/?\w+>|https?:\S+|\]\([^)]*\)|[\w.-]+@[\w.-]+|\/[\w/.-]+/g, ' ')
    .split(/[\s，。；：、？！（）“”《》]+/)
    .filter((token) => !notation.test(token))
    .join(' ');
  const words = prose.match(/[A-Za-z]{2,}/g) ?? [];
  return words.filter((word) => !known.has(word) && !abbreviation.test(word) && !formula.test(word));
}

const withoutHan = (text: string) => /^[^\p{Script=Han}]*$/u.test(text);

function leaves(tree: unknown, at: string): Text[] {
  if (typeof tree === 'string') return [{ at, text: tree }];
  return Object.entries(tree ?? {}).flatMap(([key, value]) => leaves(value, `${at}.${key}`));
}

const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

function textsOf(culture: string): Text[] {
  const words = globSync(`locales/${culture}/*.json`, { cwd: root });
  const notes = globSync(`services/chemistry/data/help/release-notes/*.${culture}.md`, { cwd: root });
  const captions = globSync(`web/public/help/videos/*.captions-${culture}.vtt`, { cwd: root });
  expect([words.length > 50, notes.length > 0, captions.length > 5]).toEqual([true, true, true]);
  return [
    ...words.flatMap((path) => leaves(JSON.parse(read(path)), basename(path, '.json'))),
    ...[...notes, ...captions].map((path) => ({ at: basename(path), text: read(path).replace(/^WEBVTT.*/, '') })),
  ];
}

/** The languages are called by their own names. */
const ownNames = new Set(['common.language.zh-CN', 'common.language.en']);
/** Texts of signs alone, such as a formula or a notation, are the same everywhere. */
const isProse = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));

describe('words', () => {
  it('in Chinese are Chinese, but for names, notations, formats and units', () => {
    const strange = textsOf('zh-CN').flatMap(({ at, text }) => {
      const words = strangersIn(text);
      return words.length === 0 || ownNames.has(at) ? [] : [`${at}: ${words.join(' ')}`];
    });
    expect(strange).toEqual([]);
  });

  it('in English have no Chinese among them', () => {
    const strange = textsOf('en').filter(({ at, text }) => !withoutHan(text) && !ownNames.has(at));
    expect(strange).toEqual([]);
    expect(textsOf('en').filter(({ text }) => /[，。；：？！（）、]/.test(text))).toEqual([]);
  });

  it('are translated: what is the same in both languages has no word that could be', () => {
    const english = new Map(textsOf('en').map(({ at, text }) => [at, text]));
    const same = textsOf('zh-CN').filter(({ at, text }) => english.get(at) === text && isProse(text));
    expect(same.filter(({ at, text }) => strangersIn(text).length > 0 && !ownNames.has(at))).toEqual([]);
  });

  it.each([
    ['保存 route', ['route']],
    ['点击 Save', ['Save']],
    ['SMILES、InChI 或 ChemDraw（.cdxml）', []],
    ['{{count}} 个 NaBH₄，加 5 kg', []],
    ['OC(=O)c1ccccc1.NCc1ccccc1', []],
    ['HPLC 与 LC-MS', []],
  ])('are told apart: %s', (text, strangers) => {
    expect(strangersIn(text)).toEqual(strangers);
  });
});

describe('the code', () => {
  const sources = globSync('{web,gateway,services/*,shared}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.|test-support|\/testing\/|test-|-cases\.ts$/.test(path),
  );
  /** Names of reactions and reagents are kept with their templates. */
  const aboutChinese: readonly RegExp[] = [
    /^services\/chemistry\/src\/chemistry\/(controlled|enzymes|facts|models|names|reaction-classes|recognition|step-names|stock|templates)\//,
    /^services\/chemistry\/src\/chemistry\/molecule\/(fold-name|chinese-spelling)\.ts$/,
    // Columns of files are recognised, and what is pasted or typed is understood, in both languages.
    /^services\/chemistry\/src\/(engine|features)\/(conditions|cost|manual|sascore|stock|structure|templates)\//,
    /^web\/src\/(ui\/date\/day-picker|features\/(manual\/panels\/fact-fields|conditions\/plate\/paste-yields|commands\/pinyin))\.tsx?$/,
    // Names of demo users and their groups, and of the languages themselves.
    /^services\/identity\/src\/(demo-accounts|members\/directory|html\/pages)\.ts$/,
    // Reagents, catalysts and solvents.
    /^shared\/src\/rules\/agent-text\.ts$/,
    // The example of a demo user's own data.
    /^shared\/src\/contracts\/profile\/profile\.ts$/,
  ];

  it('has no words of its own', () => {
    const speaking = sources.filter((path) => {
      const code = read(path).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      return !withoutHan(code) && !aboutChinese.some((pattern) => pattern.test(path));
    });
    expect(speaking).toEqual([]);
  });
});
