export const nb = {
  title: 'Bare billettluke-administratorer bestiller',
  askBuyers: 'Spør {{names}}, eller brukeradministratoren i bedriften.',
  askUserAdministrator:
    'Ingen i bedriften har rollen ennå. Spør brukeradministratoren i bedriften om å få den.',
  givesAccess: 'Rollen får du av {{names}}.',
  toHistory: 'Se ordrehistorikken',
} as const;
