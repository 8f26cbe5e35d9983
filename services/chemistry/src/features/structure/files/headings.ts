// What a column of a table holds, told from its heading in English or Chinese.

export const headingKinds = [
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
export type HeadingKind = (typeof headingKinds)[number];

// Lower case, without blanks and punctuation.
const headings: Record<HeadingKind, string> = {
  smiles:
    'smiles smi canonicalsmiles isomericsmiles structure structuresmiles molecule mol molfile mols rdmol ' +
    'smiles码 结构 结构式 分子结构 化学结构 结构码 分子式结构 分子',
  inchi: 'inchi standardinchi stdinchi inchistring inchicode inchi码',
  inchiKey: 'inchikey stdinchikey standardinchikey inchi密钥 inchi键',
  cas: 'cas casno casnr casnumber casrn casid casregistrynumber casreg casregno registrynumber rn cas号 cas编号 cas登记号 cas登录号 登记号',
  name:
    'name compoundname productname chemicalname iupacname englishname chinesename moleculename molname commonname ' +
    'tradename compound title drugname substance 名称 中文名 中文名称 英文名 英文名称 品名 产品名称 化学名 化学名称 ' +
    '化合物名称 分子名称 化合物 物质名称 通用名 药名',
  supplierId:
    'id catalog catalogno catalognumber catalogid catalogueno cataloguenumber catno sku productid productno ' +
    'productcode productnumber itemno itemnumber partnumber supplierid compoundid reagentid molid moleculeid molport idnumber ' +
    'cid wxid zincid code article articleno 货号 产品编号 商品编号 目录号 编号 产品货号 物料编码 产品代码 分子编号 化合物编号 ' +
    '分子id 化合物id 序号',
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

const kinds = new Map(headingKinds.flatMap((kind) => headings[kind].split(' ').map((text) => [text, kind] as const)));

/** Lower case, without blanks, punctuation and what stands in brackets: "SMILES（结构）" is "smiles", "Mol_ID" is "molid". */
export function plainHeading(text: string): string {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const outside = plain.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '');
  return (/[\p{L}\p{N}]/u.test(outside) ? outside : plain).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The kind of a column by its heading: a known word, or one with the name of a notation in it (`Canonical_Smiles_2`). */
export function headingKind(text: string): HeadingKind | undefined {
  const plain = plainHeading(text);
  const known = kinds.get(plain);
  if (known !== undefined || plain.length > 40 || /\s{2}|\t/.test(text.trim())) return known;
  if (/smiles/.test(plain)) return 'smiles';
  if (/inchi(?:_|\s)?key/i.test(plain)) return 'inchiKey';
  if (/inchi/.test(plain)) return 'inchi';
  if (/^cas(?:no|nr|rn|number|num|id|\d|$)|(?:^|[^a-z])cas(?:号|编号|登记号|登录号)/.test(plain)) return 'cas';
  return undefined;
}
