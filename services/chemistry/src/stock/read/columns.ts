// What a column of a supplier's list holds, told from its heading in English or Chinese.

import { readCurrency, type PriceCurrency } from '../money.ts';
import { readGrams } from './amounts.ts';

export const columnKinds = [
  'smiles',
  'inchi',
  'inchiKey',
  'cas',
  'name',
  'supplierId',
  'price',
  'currency',
  'pack',
  'packUnit',
  'leadTime',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

export interface Column {
  kind: ColumnKind;
  /** Of a price column: what its heading says of the currency and the pack. */
  currency?: PriceCurrency;
  packGrams?: number;
}

// Lower case, without blanks and punctuation.
const headings: Record<ColumnKind, string> = {
  smiles: 'smiles smi canonicalsmiles isomericsmiles structure smiles码 结构 结构式 分子结构',
  inchi: 'inchi standardinchi',
  inchiKey: 'inchikey stdinchikey standardinchikey',
  cas: 'cas casno casnumber casrn casid cas号 cas编号 cas登记号',
  name:
    'name compoundname productname chemicalname iupacname englishname chinesename ' +
    '名称 中文名 中文名称 英文名 英文名称 品名 产品名称 化学名 化合物名称',
  supplierId:
    'id catalog catalogno catalognumber catalogid catalogueno cataloguenumber catno sku productid productno ' +
    'productcode productnumber itemno itemnumber partnumber supplierid compoundid reagentid molid molport idnumber ' +
    'wxid zincid code article articleno 货号 产品编号 商品编号 目录号 编号 产品货号 物料编码 产品代码',
  price: 'price unitprice listprice cost 价格 单价 售价 目录价 报价 价钱 成本',
  currency: 'currency curr ccy 币种 货币 货币单位',
  pack:
    'pack packsize package packaging packagesize size amount quantity qty packing weight ' +
    '规格 包装 包装规格 包装量 装量 数量 重量',
  packUnit: 'unit packunit units uom sizeunit 单位 包装单位 规格单位',
  leadTime:
    'leadtime lead delivery deliverytime leadtimedays leadtimeindays leaddays availability ' +
    '货期 交期 交货期 发货期 到货期 交货时间 供货周期',
};

const kinds = new Map(columnKinds.flatMap((kind) => headings[kind].split(' ').map((text) => [text, kind] as const)));

/** The column under a heading; undefined for one that says nothing of use. */
export function readHeading(text: string): Column | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(/^#/, '');
  const kind = kinds.get(plain.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return kind === undefined || kind === 'price' ? (readPriceHeading(plain) ?? named(kind)) : { kind };
}

function named(kind: ColumnKind | undefined): Column | undefined {
  return kind && { kind };
}

// `Price (USD)`, `price_cny`, `价格（元）`, `USD/g`, `Price 5g`, `5g价格`, `元/克`, `price per kg (EUR)`
const priceWords = /price|cost|价格|单价|售价|目录价|报价|价/g;

function readPriceHeading(plain: string): Column | undefined {
  const words = plain
    .replaceAll(priceWords, ' ')
    .split(/[^\p{L}\p{N}.$€£¥]+|(?<=[\p{Script=Han}])(?=\d)/u)
    .filter((one) => !['', 'per', 'in', 'of', 'for', '每', 'list', 'unit'].includes(one));
  const currency = words.map(readCurrency).find((one) => one !== undefined);
  const rest = words.filter((one) => readCurrency(one) === undefined);
  const amount = rest.length > 0 ? readGrams(rest.join(' ')) : undefined;
  if (rest.length > 0 && amount === undefined) return undefined;
  const saysPrice = plain.search(priceWords) >= 0 || (currency !== undefined && amount !== undefined);
  if (!saysPrice) return undefined;
  return { kind: 'price', ...(currency && { currency }), ...(amount !== undefined && { packGrams: amount }) };
}

/** The columns of a heading line, by position; undefined when none of them could hold a structure. */
export function readHeadings(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map(readHeading);
  const holdsStructure = columns.some(
    (one) => one && ['smiles', 'inchi', 'inchiKey', 'cas', 'name'].includes(one.kind),
  );
  return holdsStructure ? columns : undefined;
}
