export const nb = {
  // What a role is called, and what it is for
  hr: 'HR',
  hrText: 'Billetter, priser og innstillinger for bedriften.',
  ticketCounter: 'Billettluke-administrator',
  ticketCounterText: 'Bestiller og avbestiller i billettluka.',
  userAdministrator: 'Brukeradministrator',
  userAdministratorText: 'Gir andre tilgang til bedriften.',
  schoolTicket: 'Skolebillett-administrator',
  schoolTicketText: 'Bestiller og følger opp skolebilletter.',
  subscription: 'Abonnementsadministrator',
  freeTicket: 'Fribillett-administrator',
  freeTicket_fjord: 'Ansattbillett-administrator',
  globalUser: 'Global brukeradministrator',
  globalUserText: 'Alle brukere, og rollene på denne siden.',
  globalCompany: 'Kundesupport',
  globalCompanyText: 'Alle bedrifter, avtaler og refusjoner.',
  globalTravelCard: 'Reisekort-administrator',
  globalTravelCardText: 'Reisekort for alle bedrifter.',
  globalSchool: 'Global skolebillett-administrator',
  globalSchoolText: 'Skolebilletter for alle skoler.',
  // The roles of a user
  globalRoles: 'Globale roller',
  companyRoles: 'Roller i bedrifter',
  roles: 'Roller',
  add: 'Legg til bedrift',
  editIn: 'Rediger rollene i {{company}}',
  removeIn: 'Fjern rollene i {{company}}',
  noneTitle: 'Ingen roller i bedrifter',
  noneText: 'Legg til bedriften som brukeren skal arbeide for, og velg roller der.',
  noRole: 'En bruker må ha minst en rolle',
  // Adding, editing and taking away
  addTitle: 'Legg til roller i en bedrift',
  addButton: 'Legg til',
  editTitle: 'Rollene i {{company}}',
  editButton: 'Bruk',
  notSavedYet: 'Endringen gjelder når du lagrer brukeren.',
  onlyKept: 'Kan ikke gis lenger. Du kan beholde den eller ta den bort.',
  removeTitle: 'Fjern rollene i {{company}}?',
  removeText: 'Når du lagrer brukeren, mister de rollene i {{company}}: {{roles}}.',
  removeNewText: 'Brukeren får likevel ikke rollene i {{company}}: {{roles}}.',
  removeButton: 'Fjern',
  // Finding a company
  searchAll: 'Søk etter organisasjonsnummer og bedriftsnavn',
  searchOwn: 'Søk blant bedriftene dine',
  chooseCompany: 'Velg en bedrift',
  chooseAnother: 'Velg en annen',
  noCompanyFound: 'Fant ingen bedrift med følgende id eller organisasjonsnummer',
  noOwnCompanyFound: 'Ingen bedrifter passer med søket',
  searchFailed: 'Vi fikk ikke søkt etter bedrifter.',
  more: 'Viser {{shown}} av {{total}}. Søk for å finne flere.',
  numbers: 'Org.nr.\u00a0{{organisationNumber}} · Kundenummer\u00a0{{id}}',
  alreadyThere: 'Har roller allerede',
  // Saving
  saveFailed: 'Det skjedde en feil da rollene skulle lagres!',
  userGone: 'Brukeren finnes ikke lenger, eller er ikke din å administrere.',
  userDeleted: 'Brukeren er slettet, og kan ikke endres.',
  noLongerAdministrator: 'Du er ikke brukeradministrator lenger. Noen har endret rollene dine.',
  globalRolesNotAllowed: 'Bare globale administratorer kan gi globale roller.',
  companyGone: 'En av bedriftene finnes ikke lenger, eller er ikke din å administrere.',
  roleNotOffered: 'En av rollene kan ikke gis i bedriften lenger. Last siden på nytt.',
  lastGlobalAdministrator:
    'Du er den siste globale brukeradministratoren, og må beholde den rollen. Gi den til en annen først.',
  leftEmptyTitle: 'Ingen administrator igjen',
  leftEmptyText: 'Lagrer du dette, er det ingen igjen som kan rette det opp i bedriften selv.',
  saveAnyway: 'Lagre likevel',
} as const;

declare module '#texts/texts.ts' {
  interface TextFiles {
    'user-roles': typeof nb;
  }
}
