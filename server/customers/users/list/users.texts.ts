/** What the state of a user is called in the file with the list of users. */
export const userStatusTexts = {
  nb: {
    ACTIVE: 'Aktiv',
    INVITED: 'Invitert',
    INVITATION_EXPIRED: 'Invitasjon utløpt',
    DEACTIVATED: 'Deaktivert',
    DELETED: 'Slettet',
  },
  en: {
    ACTIVE: 'Active',
    INVITED: 'Invited',
    INVITATION_EXPIRED: 'Invitation expired',
    DEACTIVATED: 'Deactivated',
    DELETED: 'Deleted',
  },
} as const;
