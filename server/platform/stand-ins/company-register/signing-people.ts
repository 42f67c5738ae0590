import type { Signatory } from '@takst/domain/services/onboarding/signing-rights.rules.ts';

const born = (name: string, birthDate: string): Signatory => ({
  name,
  birthDate: Temporal.PlainDate.from(birthDate),
});

/** Invented people of the local company register; the local identity provider for onboarding has the same. */
export const signingPeople = {
  ingrid: born('Ingrid Hansen', '1960-01-10'),
  jonas: born('Jonas Berg', '1967-02-11'),
  silje: born('Silje Lund', '1974-03-12'),
  magnus: born('Magnus Haugen', '1981-04-13'),
  /** Has no role anywhere. */
  kari: born('Kari Moen', '1984-05-14'),
  /** The owner of the sole proprietorship 312910969, which has his name. */
  ola: born('Ola Testmann', '1990-06-15'),
} as const;

/**
 * Invented companies of the local register, one for each way in which companies are signed for. None is a customer in the
 * demo world.
 *
 * | number    | name                        | who may sign                                                    |
 * |-----------|-----------------------------|-----------------------------------------------------------------|
 * | 314600002 | LØVHAGEN REGNSKAP AS        | Ingrid Hansen alone                                             |
 * | 314600142 | BERG OG LUND ARKITEKTER AS  | Jonas Berg and Silje Lund together                              |
 * | 314600215 | TRENES BYGG AS              | any two of Jonas Berg, Silje Lund and Magnus Haugen             |
 * | 314600282 | EKSEMPELVIK KOMMUNE         | nobody: a public body                                           |
 * | 314600355 | SKJÆRGÅRD HANDEL AS         | Magnus Haugen alone, by procuration                             |
 * | 314600428 | NORDLYS KONSULENT AS        | the board by its roles: Jonas Berg and Silje Lund together      |
 * | 314600495 | LUND OG HAUGEN ANS          | the partners by their roles: Silje Lund and Magnus Haugen       |
 * | 312910969 | OLA TESTMANN                | its owner by his role: Ola Testmann alone                       |
 * | 314600770 | FRITEKST DESIGN AS          | nobody: the rule is only in words                               |
 * | 314600843 | EIDE OG HOLDING DA          | nobody: a partner is an organisation                            |
 * | 314600568 | SIGNATUR NEDE TEST AS       | the register answers 503 about rights; `lookUp` works           |
 * | 314600630 | SIGNATUR TREG TEST AS       | it delays its answer about rights past our time-out             |
 * | 314600703 | SIGNATUR ROT TEST AS        | it answers with HTML about rights                               |
 * | 314600916 | EHF NEDE TEST AS            | Ingrid Hansen alone; whether it receives EHF cannot be asked    |
 *
 * Other units have a board of Jonas Berg, Silje Lund and Magnus Haugen when they are companies, and no registered rights.
 */
export const signingCompanies = {
  alone: '314600002',
  together: '314600142',
  anyTwo: '314600215',
  publicBody: '314600282',
  procuration: '314600355',
  boardByRoles: '314600428',
  partnersByRoles: '314600495',
  soleProprietor: '312910969',
  onlyInWords: '314600770',
  partnerIsOrganisation: '314600843',
  rightsDown: '314600568',
  rightsSlow: '314600630',
  rightsRubbish: '314600703',
  eInvoicesDown: '314600916',
} as const;
