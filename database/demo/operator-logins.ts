import { type LoginDraft, mainCompany } from './login-draft.ts';

const globalLogin = (
  at: string,
  name: readonly [string, string],
  words: {
    role: readonly string[];
    who: readonly [string, string];
    toTry: readonly [string, string];
  },
): LoginDraft => ({ at, name, who: words.who, toTry: words.toTry, globalRoles: words.role });

export const operatorLogins: readonly LoginDraft[] = [
  globalLogin('support', ['Kaja', 'Service'], {
    role: ['GLOBAL_COMPANY_ADMIN'],
    who: ['Kundeservice', 'Customer support'],
    toTry: ['Alle bedrifter, fri dato, kodelager', 'Every company, any date, code pools'],
  }),
  globalLogin('user-support', ['Bruno', 'Kervel'], {
    role: ['GLOBAL_USER_ADMIN'],
    who: ['Global brukeradministrator', 'Global user administrator'],
    toTry: ['Alle brukere', 'All users'],
  }),
  globalLogin('travel-cards', ['Reidar', 'Kortnes'], {
    role: ['GLOBAL_TRAVEL_CARD_ADMIN'],
    who: ['Global reisekortadministrator', 'Global travel-card administrator'],
    toTry: ['Reisekort på tvers av bedrifter', 'Travel cards across companies'],
  }),
  globalLogin('school-support', ['Solveig', 'Skogen'], {
    role: ['GLOBAL_SCHOOLTICKET_ADMIN'],
    who: ['Global skolebillettadministrator', 'Global school-ticket administrator'],
    toTry: ['Skoler på tvers', 'Schools across companies'],
  }),
  globalLogin('operator', ['Olga', 'Opsahl'], {
    role: [
      'GLOBAL_COMPANY_ADMIN',
      'GLOBAL_USER_ADMIN',
      'GLOBAL_TRAVEL_CARD_ADMIN',
      'GLOBAL_SCHOOLTICKET_ADMIN',
    ],
    who: ['Alle globale roller', 'Every global role'],
    toTry: ['Alt som en ansatt hos operatøren kan', 'Everything that operator staff can do'],
  }),
];

/** Users that the portal turns away, each for another reason. */
export const rejectedLogins: readonly LoginDraft[] = [
  {
    at: 'no-companies',
    name: ['Ingeborg', 'Tomrom'],
    who: ['Bruker uten bedrifter', 'User without companies'],
    toTry: ['Feilsiden når ingen bedrift finnes', 'The error page when there is no company'],
  },
  {
    at: 'inactive',
    name: ['Ivar', 'Hvile'],
    who: ['Deaktivert bruker', 'Deactivated user'],
    toTry: ['Feilsiden for brukeroppsett', 'The user-setup error page'],
    companyRoles: { [mainCompany]: ['COMPANY_ADMIN'] },
    state: 'INACTIVE',
  },
  {
    at: 'invited',
    name: ['Nina', 'Ytterby'],
    who: ['Invitert bruker', 'Invited user'],
    toTry: ['Invitasjonen i brukerlisten', 'The invitation in the list of users'],
    companyRoles: { [mainCompany]: ['TICKET_ADMIN'] },
    state: 'INACTIVE',
    invitedForDays: 5,
  },
  {
    at: 'invitation-expired',
    name: ['Sigurd', 'Østerli'],
    who: ['Bruker med utløpt invitasjon', 'User whose invitation has expired'],
    toTry: ['Å sende en ny invitasjon', 'Sending a new invitation'],
    companyRoles: { [mainCompany]: ['TICKET_ADMIN'] },
    state: 'INACTIVE',
    invitedForDays: -3,
  },
  {
    at: 'deleted',
    name: ['Dag', 'Borte'],
    who: ['Slettet bruker', 'Deleted user'],
    toTry: ['Feilsiden for brukeroppsett', 'The user-setup error page'],
    companyRoles: { [mainCompany]: ['COMPANY_ADMIN'] },
    state: 'DELETED',
  },
  {
    at: 'unknown',
    name: ['Ukjent', 'Gjest'],
    who: ['Kjent for innloggingen, ikke for portalen', 'Known to the sign-in, not to the portal'],
    toTry: ['Feilsiden for brukeroppsett', 'The user-setup error page'],
    state: null,
  },
];
