import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { UserState, UserStatus } from './user-state.rules.ts';

/** What happens to users, and what they do with their own login. */
export const userKinds = {
  'create-user': {
    of: 'subject',
    name: { nb: 'Bruker opprettet', en: 'User added' },
    action: { nb: 'opprettet brukeren', en: 'added the user' },
  },
  'change-user-roles': {
    of: 'subject',
    name: { nb: 'Roller endret', en: 'Roles changed' },
    action: { nb: 'endret rollene til', en: 'changed the roles of' },
  },
  'deactivate-user': {
    of: 'subject',
    name: { nb: 'Bruker deaktivert', en: 'User deactivated' },
    action: { nb: 'deaktiverte brukeren', en: 'deactivated the user' },
  },
  'reactivate-user': {
    of: 'subject',
    name: { nb: 'Ny aktiveringslenke sendt', en: 'New activation link sent' },
    action: { nb: 'sendte ny aktiveringslenke til', en: 'sent a new activation link to' },
  },
  'activate-user': {
    of: 'nothing',
    name: { nb: 'Bruker aktivert', en: 'User activated' },
    action: { nb: 'aktiverte brukeren sin', en: 'activated their user' },
  },
  'link-login': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Innlogging koblet til', en: 'Login linked' },
    action: { nb: 'logget inn for første gang', en: 'signed in for the first time' },
  },
  'end-other-sessions': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Logget ut andre steder', en: 'Signed out elsewhere' },
    action: { nb: 'logget ut andre steder', en: 'signed out elsewhere' },
  },
} as const satisfies ChangeKinds;

export const userFields = {
  email: { reading: 'text', personal: true, nb: 'E-post', en: 'E-mail' },
  roles: { reading: 'codes', personal: false, nb: 'Roller', en: 'Roles' },
  state: { reading: 'code', personal: false, nb: 'Status', en: 'Status' },
  invitedUntil: { reading: 'date', personal: false, nb: 'Invitert til', en: 'Invited until' },
  endedSessions: { reading: 'hidden', personal: false },
  // Only in old records.
  openLinks: { reading: 'hidden', personal: false },
  providerSubject: { reading: 'hidden', personal: true },
} as const satisfies ChangeFields;

export const userCodes = {
  ACTIVE: { nb: 'Aktiv', en: 'Active' },
  // Records from before the two were told apart.
  INACTIVE: { nb: 'Inaktiv', en: 'Inactive' },
  INVITED: { nb: 'Invitert', en: 'Invited' },
  INVITATION_EXPIRED: { nb: 'Invitasjonen er utløpt', en: 'Invitation expired' },
  DEACTIVATED: { nb: 'Deaktivert', en: 'Deactivated' },
  DELETED: { nb: 'Slettet', en: 'Deleted' },
} as const satisfies Record<UserState | UserStatus, BilingualText>;
