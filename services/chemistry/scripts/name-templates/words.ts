// Words for the groups of a signature, by the part that a group plays.

export interface Words {
  en: string;
  zh: string;
}

/** For each part the labels that play it, and what such a reactant is called. */
export const parts: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  alkyl: {
    Br: { en: 'an alkyl bromide', zh: '溴代烷' },
    Cl: { en: 'an alkyl chloride', zh: '氯代烷' },
    I: { en: 'an alkyl iodide', zh: '碘代烷' },
    OMs: { en: 'an alkyl mesylate', zh: '甲磺酸烷基酯' },
    OTf: { en: 'an alkyl or alkenyl triflate', zh: '烷基或烯基三氟甲磺酸酯' },
    OSO2OMe: { en: 'dimethyl sulfate', zh: '硫酸二甲酯' },
  },
  // Where the pattern asks for no more than an aliphatic carbon, which may be that of an acyl group.
  carbonHalide: {
    Br: { en: 'an alkyl or acyl bromide', zh: '溴代烷或酰溴' },
    Cl: { en: 'an alkyl or acyl chloride', zh: '氯代烷或酰氯' },
    I: { en: 'an alkyl or acyl iodide', zh: '碘代烷或酰碘' },
    OMs: { en: 'a mesylate', zh: '甲磺酸酯' },
    OTf: { en: 'a triflate', zh: '三氟甲磺酸酯' },
    OSO2OMe: { en: 'dimethyl sulfate', zh: '硫酸二甲酯' },
  },
  aryl: {
    Cl: { en: 'an aryl chloride', zh: '芳基氯' },
    Br: { en: 'an aryl bromide', zh: '芳基溴' },
    I: { en: 'an aryl iodide', zh: '芳基碘' },
    F: { en: 'an aryl fluoride', zh: '芳基氟' },
    OTf: { en: 'an aryl triflate', zh: '芳基三氟甲磺酸酯' },
  },
  halogen: {
    Cl: { en: 'chlorine', zh: '氯' },
    Br: { en: 'bromine', zh: '溴' },
    I: { en: 'iodine', zh: '碘' },
    F: { en: 'fluorine', zh: '氟' },
  },
  boron: {
    'B(OH)2': { en: 'a boronic acid', zh: '硼酸' },
    Bpin: { en: 'a pinacol boronate', zh: '硼酸频哪醇酯' },
    Bneo: { en: 'a neopentyl glycol boronate', zh: '硼酸新戊二醇酯' },
    Bprop: { en: 'a propanediol boronate', zh: '硼酸丙二醇酯' },
    BMIDA: { en: 'a MIDA boronate', zh: 'MIDA硼酸酯' },
  },
  tin: {
    SnBu3: { en: 'a tributylstannane', zh: '三丁基锡烷' },
    SnMe3: { en: 'a trimethylstannane', zh: '三甲基锡烷' },
    SnEt3: { en: 'a triethylstannane', zh: '三乙基锡烷' },
  },
  acylHalide: {
    Cl: { en: 'an acid chloride', zh: '酰氯' },
    Br: { en: 'an acid bromide', zh: '酰溴' },
    F: { en: 'an acid fluoride', zh: '酰氟' },
  },
  anhydride: {
    OAc: { en: 'acetic anhydride', zh: '乙酸酐' },
    OCOEt: { en: 'propionic anhydride', zh: '丙酸酐' },
    OCOiPr: { en: 'isobutyric anhydride', zh: '异丁酸酐' },
    OPiv: { en: 'pivalic anhydride', zh: '特戊酸酐' },
    OCOCH2Cl: { en: 'chloroacetic anhydride', zh: '氯乙酸酐' },
    OCOCF3: { en: 'trifluoroacetic anhydride', zh: '三氟乙酸酐' },
    OBz: { en: 'benzoic anhydride', zh: '苯甲酸酐' },
    methacrylate: { en: 'methacrylic anhydride', zh: '甲基丙烯酸酐' },
  },
  ester: {
    OMe: { en: 'a methyl ester', zh: '甲酯' },
    OEt: { en: 'an ethyl ester', zh: '乙酯' },
    OBu: { en: 'a butyl ester', zh: '丁酯' },
    OtBu: { en: 'a tert-butyl ester', zh: '叔丁酯' },
    OBn: { en: 'a benzyl ester', zh: '苄酯' },
    OCH2CCl3: { en: 'a trichloroethyl ester', zh: '三氯乙酯' },
  },
  peracid: {
    mCPBA: { en: 'mCPBA', zh: 'mCPBA' },
    oCPBA: { en: '2-chloroperbenzoic acid', zh: '邻氯过氧苯甲酸' },
    OH: { en: 'hydrogen peroxide', zh: '过氧化氢' },
    OAc: { en: 'peracetic acid', zh: '过氧乙酸' },
    OtBu: { en: 'tert-butyl hydroperoxide', zh: '叔丁基过氧化氢' },
  },
  // Where the record's atom map takes the oxygen of a work-up for that of the oxidant.
  workUp: {
    bicarbonate: { en: 'bicarbonate', zh: '碳酸氢盐' },
    thiosulfate: { en: 'thiosulfate', zh: '硫代硫酸盐' },
    sulfite: { en: 'sulfite', zh: '亚硫酸盐' },
    CO2H: { en: 'bicarbonate', zh: '碳酸氢盐' },
  },
  ylide: {
    'S+Me2O': { en: 'a sulfoxonium ylide', zh: '氧化锍叶立德' },
    'S+Me2': { en: 'a sulfonium ylide', zh: '锍叶立德' },
    SOMe: { en: 'dimethyl sulfoxide as carbon source', zh: '二甲亚砜（作碳源）' },
  },
  group: {
    Me: { en: 'methyl', zh: '甲基' },
    Et: { en: 'ethyl', zh: '乙基' },
    tBu: { en: 'tert-butyl', zh: '叔丁基' },
    Bn: { en: 'benzyl', zh: '苄基' },
    PMB: { en: 'PMB', zh: 'PMB' },
    CHPh2: { en: 'benzhydryl', zh: '二苯甲基' },
    TMS: { en: 'TMS', zh: 'TMS' },
    TES: { en: 'TES', zh: 'TES' },
    TBS: { en: 'TBS', zh: 'TBS' },
    TIPS: { en: 'TIPS', zh: 'TIPS' },
    THP: { en: 'THP', zh: 'THP' },
    MOM: { en: 'MOM', zh: 'MOM' },
    Boc: { en: 'Boc', zh: 'Boc' },
    Cbz: { en: 'Cbz', zh: 'Cbz' },
    Fmoc: { en: 'Fmoc', zh: 'Fmoc' },
    Ac: { en: 'acetyl', zh: '乙酰基' },
    COCF3: { en: 'trifluoroacetyl', zh: '三氟乙酰基' },
    Bz: { en: 'benzoyl', zh: '苯甲酰基' },
    Piv: { en: 'pivaloyl', zh: '特戊酰基' },
    PNB: { en: '4-nitrobenzoyl', zh: '对硝基苯甲酰基' },
    COiPr: { en: 'isobutyryl', zh: '异丁酰基' },
    COCH2Cl: { en: 'chloroacetyl', zh: '氯乙酰基' },
    Ms: { en: 'mesyl', zh: '甲磺酰基' },
    CO2Me: { en: 'methoxycarbonyl', zh: '甲氧羰基' },
    CO2Et: { en: 'ethoxycarbonyl', zh: '乙氧羰基' },
  },
};
