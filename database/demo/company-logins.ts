import { type LoginDraft, mainCompany } from './login-draft.ts';

const companyAdminOf = (...companies: readonly string[]) =>
  Object.fromEntries(companies.map((key) => [key, ['COMPANY_ADMIN']]));

export const companyLogins: readonly LoginDraft[] = [
  {
    at: 'hr',
    name: ['Hanne', 'Rustad'],
    who: ['HR i flere bedrifter', 'HR in several companies'],
    toTry: [
      'Velg bedrift, søk etter «kari 4123», bestill en billett',
      'Pick a company, search for “kari 4123”, order a ticket',
    ],
    companyRoles: companyAdminOf(
      mainCompany,
      'single-service',
      'arbitrary-dates',
      'expired-agreement',
      'contractor',
    ),
    only: ['ruter', 'akt'],
  },
  {
    at: 'hr',
    name: ['Hanne', 'Rustad'],
    who: ['HR i flere bedrifter', 'HR in several companies'],
    toTry: ['Velg bedrift, bytt bedrift', 'Pick a company, change company'],
    companyRoles: companyAdminOf(mainCompany, 'single-service', 'expired-agreement'),
    only: ['fjord'],
  },
  {
    at: 'hr-single',
    name: ['Siri', 'Enger'],
    who: ['HR i én bedrift', 'HR in one company'],
    toTry: [
      'Bedriften er valgt for deg; bestill til Ingrid Falk, som har billett hos en annen',
      'The company is chosen for you; order for Ingrid Falk, who has a ticket elsewhere',
    ],
    companyRoles: { 'single-service': ['COMPANY_ADMIN'] },
  },
  {
    at: 'hr-large',
    name: ['Stein', 'Storhaug'],
    who: ['HR i en bedrift med 3000 ansatte', 'HR in a company of 3,000 people'],
    toTry: [
      'Søk og bla i en lang liste, svar på forespørsler om billett',
      'Search and page through a long list, answer ticket requests',
    ],
    companyRoles: { large: ['COMPANY_ADMIN'] },
    only: ['ruter'],
  },
  {
    at: 'hr-expired',
    name: ['Grethe', 'Torgersen'],
    who: ['HR der avtalen har gått ut', 'HR where the agreement has expired'],
    toTry: [
      'Det som er, kan ses; bestilling er stengt',
      'What is there can be seen; ordering is closed',
    ],
    companyRoles: { 'expired-agreement': ['COMPANY_ADMIN'] },
  },
  {
    at: 'hr-contractor',
    name: ['Nora', 'Lysaker'],
    who: ['HR hos en underleverandør', 'HR at a sub contractor'],
    toTry: ['Bestill som underleverandør', 'Order as a sub contractor'],
    companyRoles: { contractor: ['COMPANY_ADMIN'] },
  },
  {
    at: 'hr-no-agreement',
    name: ['Bjarne', 'Bekken'],
    who: ['HR i en bedrift uten avtale', 'HR in a company without an agreement'],
    toTry: ['Ingen tjenester i menyen', 'No services in the menu'],
    companyRoles: { 'no-agreement': ['COMPANY_ADMIN'] },
  },
  {
    at: 'hr-free-ticket',
    name: ['Frode', 'Frisvold'],
    who: ['HR med fribilletter', 'HR with free tickets'],
    toTry: [
      'Søk etter «kvam», bestill for en familie, endre og avslutt billetter',
      'Search for “kvam”, order for a family, change and end tickets',
    ],
    companyRoles: { 'free-ticket': ['COMPANY_ADMIN'] },
    only: ['ruter', 'akt'],
  },
  {
    at: 'hr-housing',
    name: ['Liv', 'Lindgård'],
    who: ['Styreleder i et borettslag', 'Chair of a housing association'],
    toTry: [
      'Beboere i 120 boenheter, der noen har flyttet',
      'Residents of 120 units, some of whom have moved out',
    ],
    companyRoles: { housing: ['COMPANY_ADMIN'] },
    only: ['ruter'],
  },
  {
    at: 'school',
    name: ['Skjalg', 'Bjerke'],
    who: ['Skolebillettansvarlig', 'School-ticket administrator'],
    toTry: ['En skole med skolebillettavtale', 'A school with a school-ticket agreement'],
    companyRoles: { school: ['SCHOOLTICKET_ADMIN'] },
    only: ['ruter'],
  },
  {
    at: 'school-county',
    name: ['Fredrikke', 'Heien'],
    who: ['Skoleskyss i fylkeskommunen', 'School transport of a county'],
    toTry: ['Tre skoler, hver for seg eller samlet', 'Three schools, one by one or together'],
    companyRoles: {
      school: ['SCHOOLTICKET_ADMIN'],
      'primary-school': ['SCHOOLTICKET_ADMIN'],
      'upper-secondary': ['SCHOOLTICKET_ADMIN'],
    },
    only: ['ruter'],
  },
  {
    at: 'ticket-counter',
    name: ['Tor', 'Lukesen'],
    who: ['Billettlukeansvarlig', 'Ticket-counter administrator'],
    toTry: ['Bare billettluka', 'The ticket counter alone'],
    companyRoles: { [mainCompany]: ['TICKET_ADMIN'] },
  },
  {
    at: 'ticket-buyer',
    name: ['Bente', 'Kjøpstad'],
    who: ['Billettkjøper i to bedrifter', 'Ticket buyer in two companies'],
    toTry: ['To billettluker med ulike vilkår', 'Two ticket counters with different terms'],
    companyRoles: { [mainCompany]: ['TICKET_ADMIN'], 'free-ticket': ['TICKET_ADMIN'] },
    only: ['ruter'],
  },
  {
    at: 'users',
    name: ['Unni', 'Bruland'],
    who: ['Brukeradministrator', 'User administrator'],
    toTry: ['Brukere i én bedrift', 'Users of one company'],
    companyRoles: { [mainCompany]: ['USER_ADMIN'] },
  },
  {
    at: 'hr-users',
    name: ['Heidi', 'Ulvestad'],
    who: ['HR og brukeradministrator', 'HR and user administrator'],
    toTry: ['Billetter og brukere', 'Tickets and users'],
    companyRoles: { [mainCompany]: ['COMPANY_ADMIN', 'USER_ADMIN'] },
  },
  {
    at: 'hr-everything',
    name: ['Alf', 'Alvheim'],
    who: ['HR, billettluke og brukere', 'HR, ticket counter and users'],
    toTry: ['Alle roller i én bedrift', 'Every role in one company'],
    companyRoles: { [mainCompany]: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'] },
  },
  {
    at: 'subscriptions',
    name: ['Sunniva', 'Abel'],
    who: ['Abonnementsansvarlig', 'Subscription administrator'],
    toTry: ['Rollen alene gir ingen tjeneste', 'The role alone gives no service'],
    companyRoles: { [mainCompany]: ['SUBSCRIPTION_ADMIN'] },
  },
  {
    at: 'free-tickets',
    name: ['Frida', 'Rosten'],
    who: ['Fribillettansvarlig', 'Free-ticket administrator'],
    toTry: ['Rollen alene gir ingen tjeneste', 'The role alone gives no service'],
    companyRoles: { [mainCompany]: ['FREETICKET_ADMIN'] },
  },
  {
    at: 'hr-unsigned',
    name: ['Nora', 'Nyvik'],
    who: [
      'Administrator der avtalen venter på signatur',
      'Administrator where the contract awaits a signature',
    ],
    toTry: [
      'Sidene er åpne; bestilling åpner når alle har signert',
      'The pages are open; orders open when everybody has signed',
    ],
    companyRoles: { 'awaits-signature': ['COMPANY_ADMIN', 'USER_ADMIN'] },
    only: ['ruter'],
  },
];
