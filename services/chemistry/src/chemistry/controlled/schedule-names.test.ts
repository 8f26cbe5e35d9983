// The names of the treaty schedules themselves: nothing that a schedule names is without an entry of that schedule.

import { describe, expect, it } from 'vitest';
import { controlledByName } from './controlled-names.ts';
import type { ControlSchedule } from './substances.ts';

/** As the Yellow, Green and Red Lists write them, stereoisomers that are named apart included. */
const named: Partial<Record<ControlSchedule, string>> = {
  un1961ScheduleI: `acetorphine, acetyl-alpha-methylfentanyl, acetylfentanyl, acetylmethadol, acryloylfentanyl, AH-7921,
    alfentanil, allylprodine, alphacetylmethadol, alphameprodine, alphamethadol, alpha-methylfentanyl,
    alpha-methylthiofentanyl, alphaprodine, anileridine, benzethidine, benzylmorphine, betacetylmethadol,
    beta-hydroxyfentanyl, beta-hydroxy-3-methylfentanyl, betameprodine, betamethadol, betaprodine, bezitramide, brorphine,
    butonitazene, butyrfentanyl, cannabis, carfentanil, clonitazene, coca leaf, cocaine, codoxime, concentrate of poppy straw,
    crotonylfentanyl, cyclopropylfentanyl, desomorphine, N-desethyl isotonitazene, dextromoramide, diampromide,
    diethylthiambutene, difenoxin, dihydroetorphine, dihydromorphine, dimenoxadol, dimepheptanol, dimethylthiambutene,
    dioxaphetyl butyrate, diphenoxylate, dipipanone, drotebanol, ecgonine, ethylmethylthiambutene, etazene, etodesnitazene,
    etonitazene, etonitazepipne, etonitazepyne, etorphine, etoxeridine, fentanyl, 4-fluoroisobutyrfentanyl, furanylfentanyl,
    furethidine, heroin, hydrocodone, hydromorphinol, hydromorphone, hydroxypethidine, isomethadone, isotonitazene,
    ketobemidone, levomethorphan, levomoramide, levophenacylmorphan, levorphanol, metazocine, methadone,
    methadone intermediate, methoxyacetylfentanyl, 2-methyl-AP-237, methyldesorphine, methyldihydromorphine,
    3-methylfentanyl, 3-methylthiofentanyl, metonitazene, metopon, moramide intermediate, morpheridine, morphine,
    morphine methobromide, morphine-N-oxide, codeine-N-oxide, MPPP, MT-45, myrophine, nicomorphine, noracymethadol,
    norlevorphanol, normethadone, normorphine, norpipanone, ocfentanil, opium, oripavine, orthofluorofentanyl, oxycodone,
    oxymorphone, para-fluorobutyrylfentanyl, para-fluorofentanyl, PEPAP, pethidine, pethidine intermediate A,
    pethidine intermediate B, pethidine intermediate C, phenadoxone, phenampromide, phenazocine, phenomorphan, phenoperidine,
    piminodine, piritramide, proheptazine, properidine, protonitazene, N-pyrrolidino metonitazene,
    N-pyrrolidino protonitazene, racemethorphan, racemoramide, racemorphan, remifentanil, sufentanil,
    tetrahydrofuranylfentanyl, thebacon, thebaine, thiofentanyl, tilidine, trimeperidine, U-47700, valerylfentanyl`,
  un1961ScheduleII: `acetyldihydrocodeine, codeine, dextropropoxyphene, dihydrocodeine, ethylmorphine, nicocodine, nicodicodine,
    norcodeine, pholcodine, propiram`,
  un1971ScheduleI: `brolamfetamine, cathinone, DMT, DOB, DOET, eticyclidine, etryptamine, 25B-NBOMe, 25C-NBOMe, 25I-NBOMe,
    N-hydroxy MDA, lysergide, MDMA, mescaline, methcathinone, 4-methylaminorex, MMDA, 4-MTA, parahexyl, psilocine, psilocybine,
    rolicyclidine, STP, DOM, tenamfetamine, tenocyclidine`,
  un1971ScheduleII: `AB-CHMINACA, AB-FUBINACA, AB-PINACA, ADB-BUTINACA, ADB-CHMINACA, ADB-FUBINACA, alpha-PHP, alpha-PiHP,
    alpha-PVP, AM-2201, amfetamine, amineptine, N-benzylpiperazine, 2C-B, 3-chloromethcathinone, 4-chloromethcathinone,
    CUMYL-PEGACLONE, CUMYL-4CN-BINACA, dexamfetamine, dipentylone, diphenidine, dronabinol, delta-9-tetrahydrocannabinol,
    ethylone, N-ethylhexedrone, N-ethylnorpentylone, ethylphenidate, eutylone, fenetylline, 4-fluoroamfetamine,
    2-fluorodeschloroketamine, 5F-ADB, 5F-AMB-PINACA, 5F-APINACA, 5F-MDMB-PICA, 5F-PB-22, 4F-MDMB-BINACA, FUB-AMB, GHB,
    hexahydrocannabinol, JWH-018, levamfetamine, levomethamphetamine, MDMB-4en-PINACA, MDMB-CHMICA, MDPV, mecloqualone,
    mephedrone, metamfetamine, metamfetamine racemate, methaqualone, methiopropamine, methoxetamine,
    3-methoxyphencyclidine, 4-methylethcathinone, 3-methylmethcathinone, methylone, methylphenidate, pentedrone,
    phencyclidine, phenmetrazine, secobarbital, tetrahydrocannabinol, UR-144, XLR-11, zipeprol`,
  un1971ScheduleIII: `amobarbital, buprenorphine, butalbital, cathine, cyclobarbital, flunitrazepam, glutethimide, pentazocine,
    pentobarbital`,
  un1971ScheduleIV: `allobarbital, alprazolam, amfepramone, aminorex, barbital, benzfetamine, bromazepam, bromazolam, brotizolam,
    butobarbital, camazepam, carisoprodol, chlordiazepoxide, clobazam, clonazepam, clonazolam, clorazepate, clotiazepam,
    cloxazolam, delorazepam, diazepam, diclazepam, estazolam, ethchlorvynol, ethinamate, ethyl loflazepate, etilamfetamine,
    etizolam, fencamfamin, fenproporex, flualprazolam, flubromazolam, fludiazepam, flurazepam, halazepam, haloxazolam,
    ketazolam, lefetamine, loprazolam, lorazepam, lormetazepam, mazindol, medazepam, mefenorex, meprobamate, mesocarb,
    methylphenobarbital, methyprylon, midazolam, nimetazepam, nitrazepam, nordazepam, oxazepam, oxazolam, pemoline,
    phenazepam, phendimetrazine, phenobarbital, phentermine, pinazepam, pipradrol, prazepam, pyrovalerone, secbutabarbital,
    temazepam, tetrazepam, triazolam, vinylbital, zolpidem`,
  un1988TableI: `acetic anhydride, N-acetylanthranilic acid, ANPP, APAAN, 1-boc-4-AP, 1-boc-4-piperidone, ephedrine, ergometrine,
    ergotamine, isosafrole, lysergic acid, PMK, norephedrine, norfentanyl, phenylacetic acid, 1-phenyl-2-propanone,
    4-piperidone, piperonal, potassium permanganate, pseudoephedrine, safrole`,
  chinaPsychotropicsClass1: `ketamine, modafinil, tapentadol, etaqualone, 2C-H, 2C-I, JWH-073, JWH-250, AM-694,
    dimethylamfetamine`,
};

describe('the names of the schedules', () => {
  it.each(Object.entries(named))('%s has an entry for each', (schedule, list) => {
    const names = list.split(',').map((one) => one.trim().replaceAll(/\s+/g, ' '));
    expect(names.filter((name) => controlledByName(name)?.schedule !== schedule)).toEqual([]);
  });
});
