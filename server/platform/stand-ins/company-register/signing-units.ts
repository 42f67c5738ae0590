import { signingCompanies } from './signing-people.ts';

type UnitName = Exclude<keyof typeof signingCompanies, 'soleProprietor'>;

/** The sole proprietorship is a unit of the reference file. */
const namesAndForms: { readonly [Name in UnitName]: readonly [name: string, form: string] } = {
  alone: ['LØVHAGEN REGNSKAP AS', 'AS'],
  together: ['BERG OG LUND ARKITEKTER AS', 'AS'],
  anyTwo: ['TRENES BYGG AS', 'AS'],
  publicBody: ['EKSEMPELVIK KOMMUNE', 'KOMM'],
  procuration: ['SKJÆRGÅRD HANDEL AS', 'AS'],
  boardByRoles: ['NORDLYS KONSULENT AS', 'AS'],
  partnersByRoles: ['LUND OG HAUGEN ANS', 'ANS'],
  onlyInWords: ['FRITEKST DESIGN AS', 'AS'],
  partnerIsOrganisation: ['EIDE OG HOLDING DA', 'DA'],
  rightsDown: ['SIGNATUR NEDE TEST AS', 'AS'],
  rightsSlow: ['SIGNATUR TREG TEST AS', 'AS'],
  rightsRubbish: ['SIGNATUR ROT TEST AS', 'AS'],
  eInvoicesDown: ['EHF NEDE TEST AS', 'AS'],
};

/** The invented companies as `GET /enhetsregisteret/api/enheter/{number}` answers. */
export const signingUnits = Object.entries(namesAndForms).map(([unit, [navn, kode]], place) => ({
  organisasjonsnummer: signingCompanies[unit as UnitName],
  navn,
  organisasjonsform: { kode },
  forretningsadresse: {
    land: 'Norge',
    landkode: 'NO',
    postnummer: '0154',
    poststed: 'OSLO',
    adresse: [`Signaturveien ${place + 1}`],
    kommune: 'OSLO',
    kommunenummer: '0301',
  },
  konkurs: false,
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
}));
