export const nb = {
  // The list
  listTitle: 'Brukere',
  searchLabel: 'Søk etter navn, e-post eller telefon',
  newUser: 'Ny bruker',
  userName: 'Brukernavn',
  phone: 'Telefon',
  state: 'Status',
  noHitTitle: 'Fant ingen brukere',
  noHitText: 'Du søkte etter «{{search}}». Sjekk skrivemåten, eller prøv med færre ord.',
  clearSearch: 'Vis alle brukere',
  emptyTitle: 'Ingen brukere ennå',
  emptyText: 'Her finner du alle som du administrerer. Legg til den første.',
  // What a user is, and what can be done about it
  stateActive: 'Aktiv',
  stateInactive: 'Inaktiv',
  stateDeleted: 'Slettet',
  edit: 'Rediger {{name}}',
  reactivate: 'Reaktiver',
  reactivateOf: 'Reaktiver {{name}}',
  deactivate: 'Deaktiver',
  deactivateOf: 'Deaktiver {{name}}',
  reactivateTitle: 'Reaktiver bruker',
  reactivateQuestion:
    'Vi sender en e-post med aktiveringslenke til {{email}}. {{name}} er aktiv igjen når lenken er brukt.',
  reactivateLink: 'Lenken gjelder i 7 dager og kan brukes én gang. Eldre lenker slutter å virke.',
  sendLink: 'Send e-post',
  linkSent: 'E-post med aktiveringslenke er sendt!',
  reactivateFailed: 'Det skjedde en feil da e-posten skulle sendes!',
  deactivateTitle: 'Deaktiver bruker',
  deactivateQuestion: 'Er du sikker på at du vil deaktivere {{name}}?',
  deactivateNow: 'Det virker fra det neste brukeren gjør, også der brukeren er logget inn nå.',
  deactivateLinks: 'Aktiveringslenker som er sendt på e-post, slutter å virke.',
  deactivateKept: 'Rollene blir tatt vare på. Du kan reaktivere brukeren når som helst.',
  deactivated: 'Brukeren er deaktivert!',
  deactivateFailed: 'Det skjedde en feil da brukeren skulle deaktiveres!',
  deactivateAnyway: 'Deaktiver likevel',
  lastAdministratorTitle: '{{name}} er den siste administratoren',
  lastAdministratorText: 'Gi rollen til en annen først, eller deaktiver brukeren likevel.',
  missingUserAdmin: 'Ingen vil kunne administrere brukere der.',
  missingCompanyAdmin: 'Ingen vil være HR der.',
  whoIsLeft: 'Administratorer som blir igjen: {{names}}.',
  nobodyIsLeft: 'Ingen administratorer blir igjen.',
  // Why not
  userGone: 'Brukeren finnes ikke lenger, eller er ikke din å administrere.',
  userDeleted: 'Brukeren er slettet, og kan ikke endres.',
  userNotInactive: 'Brukeren er aktiv allerede, og trenger ingen ny lenke.',
  noLongerAdministrator: 'Du er ikke brukeradministrator lenger. Noen har endret rollene dine.',
  ownUser: 'Du kan ikke deaktivere deg selv. Be en annen administrator om det.',
  rolesElsewhereDeactivate:
    'Brukeren har roller i bedrifter som du ikke administrerer, og kan ikke deaktiveres av deg. Du kan ta bort rollene i bedriften din.',
  rolesElsewhereReactivate:
    'Brukeren har roller i bedrifter som du ikke administrerer, og kan ikke reaktiveres av deg. Be kundeservice om hjelp.',
  // The user
  user: 'Bruker',
  backToList: 'Tilbake til brukere',
  lastModified: 'Roller sist endret {{moment}}',
  info: 'Informasjon',
  email: 'E-post',
  infoFixed: 'Navn, e-post og telefon kan ikke endres her.',
  rolesElsewhereTitle: 'Brukeren har også andre roller',
  rolesElsewhere:
    '{{name}} har roller i bedrifter som du ikke administrerer. De vises ikke her og blir ikke endret, og derfor kan du ikke deaktivere eller reaktivere brukeren.',
  inactiveTitle: 'Brukeren er inaktiv',
  inactive:
    '{{name}} har ikke tatt i bruk aktiveringslenken, eller er deaktivert, og kan ikke logge inn.',
  deletedTitle: 'Brukeren er slettet',
  deleted: 'En slettet bruker kan ses, men ikke endres.',
  noRoles: 'Brukeren har ingen roller.',
  overtaken: 'Noen andre har endret rollene mens du holdt på',
  overtakenText: 'Lagrer du nå, gjelder det du har valgt her.',
  showTheirs: 'Vis rollene som er lagret',
  ownRolesTitle: 'Du har endret dine egne roller',
  ownRoles: 'Last siden på nytt, så får menyen det du nå har tilgang til.',
  reload: 'Last siden på nytt',
} as const;

declare module '#texts/texts.ts' {
  interface TextFiles {
    users: typeof nb;
  }
}
