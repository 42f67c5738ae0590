import { describe, expect, it } from 'vitest';
import { companyNameOf, placeNameOf } from './register-names.rules.ts';

describe('the name of a company from the register', () => {
  it.each([
    ['UNIBUSS AS', 'Unibuss AS'],
    ['OSLO KOMMUNE', 'Oslo kommune'],
    ['UNIVERSITETET I AGDER', 'Universitetet i Agder'],
    ['DNB BANK ASA', 'DNB Bank ASA'],
    ['AF GRUPPEN ASA', 'AF Gruppen ASA'],
    ['RUTER AS AVD DRONNINGENS GATE OSLO', 'Ruter AS avd Dronningens Gate Oslo'],
    ['ÅS KOMMUNE', 'Ås kommune'],
    ['PÅ HJUL AS', 'På Hjul AS'],
    ['A-HUS & SØNN DA', 'A-Hus & Sønn DA'],
    [
      'VI OG I PÅ AV FOR TIL VED MED AVD KOMMUNE FYLKESKOMMUNE',
      'VI og i på av for til ved med avd kommune fylkeskommune',
    ],
    [
      'MO OS BY NY NYE DEN DET NES HOL VIK HUS BIL SOL MAT LYS HAV ELV SKI GOL ASK ROA LOM VANG',
      'Mo Os By Ny Nye Den Det Nes Hol Vik Hus Bil Sol Mat Lys Hav Elv Ski Gol Ask Roa Lom Vang',
    ],
    ['OLA JAN PER LIV EVA IDA ARE TOR INN UT', 'Ola Jan Per Liv Eva Ida Are Tor Inn Ut'],
    ['IKS FKF ENK ASA NUF ANS RHF', 'IKS FKF ENK ASA NUF ANS RHF'],
  ])('is for %s: %s', (registered, name) => {
    expect(companyNameOf(registered)).toBe(name);
  });

  it('keeps what the company wrote with small letters', () => {
    expect(companyNameOf('eBAY Norge AS')).toBe('eBAY Norge AS');
  });
});

describe('the name of a place', () => {
  it.each([
    ['OSLO', 'Oslo'],
    ['MO I RANA', 'Mo i Rana'],
    ['KRISTIANSAND S', 'Kristiansand S'],
    ['AUST-TORPA', 'Aust-Torpa'],
    ['VED SKOGEN', 'Ved Skogen'],
    ['NES PÅ HEDMARKEN', 'Nes på Hedmarken'],
    ['Tøyen', 'Tøyen'],
  ])('is for %s: %s', (registered, name) => {
    expect(placeNameOf(registered)).toBe(name);
  });
});
