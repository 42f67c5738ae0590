/** Texts of the file with the list of users. */
export const userTexts = {
  nb: {
    fileName: 'brukere',
    headings: ['Brukernavn', 'Fornavn', 'Etternavn', 'Telefon', 'Status'],
    status: {
      ACTIVE: 'Aktiv',
      INVITED: 'Invitert',
      INVITATION_EXPIRED: 'Invitasjon utløpt',
      DEACTIVATED: 'Deaktivert',
      DELETED: 'Slettet',
    },
  },
  en: {
    fileName: 'users',
    headings: ['User name', 'First name', 'Last name', 'Phone', 'State'],
    status: {
      ACTIVE: 'Active',
      INVITED: 'Invited',
      INVITATION_EXPIRED: 'Invitation expired',
      DEACTIVATED: 'Deactivated',
      DELETED: 'Deleted',
    },
  },
} as const;
