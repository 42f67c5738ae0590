import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to the people of a company. */
export const subscriberKinds = {
  'update-contact-details': {
    of: 'holder',
    name: { nb: 'Opplysninger endret', en: 'Details changed' },
    action: { nb: 'endret opplysningene', en: 'changed the details' },
  },
  'change-phone': {
    of: 'holder',
    name: { nb: 'Mobilnummer byttet', en: 'Phone number changed' },
    action: { nb: 'byttet mobilnummeret', en: 'changed the phone number' },
  },
  'change-note': {
    of: 'holder',
    name: { nb: 'Merknad endret', en: 'Note changed' },
    action: { nb: 'endret merknaden', en: 'changed the note' },
  },
  'mark-never-leaver': {
    of: 'holder',
    name: { nb: 'Merket som aldri sluttet', en: 'Marked as never a leaver' },
    action: { nb: 'merket som aldri sluttet', en: 'marked as never a leaver' },
  },
  'unmark-never-leaver': {
    of: 'holder',
    name: { nb: 'Merket «aldri sluttet» fjernet', en: 'Mark “never a leaver” removed' },
    action: { nb: 'fjernet merket «aldri sluttet»', en: 'removed the mark “never a leaver”' },
  },
} as const satisfies ChangeKinds;

export const subscriberFields = {
  note: { reading: 'text', personal: true, nb: 'Merknad', en: 'Note' },
  neverLeaver: {
    reading: 'text',
    personal: true,
    nb: 'Aldri sluttet',
    en: 'Never a leaver',
  },
} as const satisfies ChangeFields;
