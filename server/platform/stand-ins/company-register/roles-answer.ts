import type { Signatory } from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import { signingCompanies, signingPeople } from './signing-people.ts';

type Role = {
  readonly code: string;
  readonly person?: Signatory;
  readonly unit?: string;
  readonly hasResigned?: boolean;
};
type Groups = Readonly<Record<string, readonly Role[]>>;

const { ingrid, jonas, silje, magnus, ola } = signingPeople;

const managingDirector: Groups = { DAGL: [{ code: 'DAGL', person: ingrid }] };
const company: Groups = {
  ...managingDirector,
  STYR: [
    { code: 'LEDE', person: jonas },
    { code: 'NEST', person: silje },
    { code: 'MEDL', person: magnus },
  ],
};

const groupsOfUnit: Readonly<Record<string, Groups>> = {
  [signingCompanies.boardByRoles]: {
    ...managingDirector,
    STYR: [
      { code: 'LEDE', person: jonas },
      { code: 'MEDL', person: silje },
      { code: 'MEDL', person: magnus, hasResigned: true },
      { code: 'VARA', person: ingrid },
    ],
    REVI: [{ code: 'REVI', unit: 'REVISJON TEST AS' }],
  },
  [signingCompanies.partnersByRoles]: {
    DELT: [
      { code: 'DTPR', person: silje },
      { code: 'DTPR', person: magnus },
    ],
  },
  [signingCompanies.partnerIsOrganisation]: {
    DELT: [
      { code: 'DTPR', person: ingrid },
      { code: 'DTPR', unit: 'HOLDING TEST AS' },
    ],
  },
  [signingCompanies.soleProprietor]: { INNH: [{ code: 'INNH', person: ola }] },
};

const formsWithBoard: readonly string[] = ['AS', 'ASA', 'SPA', 'SA', 'BBL', 'BRL'];

/** What `GET /enhetsregisteret/api/enheter/{number}/roller` answers about a unit. */
export function rolesAnswer(number: string, form: string | undefined) {
  const ofForm = formsWithBoard.includes(form ?? '') ? company : managingDirector;
  return {
    rollegrupper: Object.entries(groupsOfUnit[number] ?? ofForm).map(([group, roles]) => ({
      type: { kode: group },
      sistEndret: '2024-06-01',
      roller: roles.map(({ code, person, unit, hasResigned = false }, place) => ({
        type: { kode: code },
        ...(person && { person: personAnswer(person) }),
        ...(unit && { enhet: { navn: [unit], erSlettet: false } }),
        fratraadt: hasResigned,
        avregistrert: false,
        rekkefolge: place,
      })),
    })),
  };
}

/** Dates among roles are ISO, and names are in parts. */
function personAnswer({ name, birthDate }: Signatory) {
  const lastSpace = name.lastIndexOf(' ');
  return {
    fodselsdato: birthDate.toString(),
    navn: { fornavn: name.slice(0, lastSpace), etternavn: name.slice(lastSpace + 1) },
    erDoed: false,
  };
}
