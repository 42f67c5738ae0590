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
  'set-cost-centre': {
    of: 'holder',
    name: { nb: 'Kostnadssted endret', en: 'Cost centre changed' },
    action: { nb: 'endret kostnadsstedet', en: 'changed the cost centre' },
  },
  'create-cost-centre': {
    of: 'nothing',
    name: { nb: 'Kostnadssted lagt til', en: 'Cost centre added' },
    action: { nb: 'la til et kostnadssted', en: 'added a cost centre' },
  },
  'change-cost-centre': {
    of: 'nothing',
    name: { nb: 'Kostnadssted i listen endret', en: 'Listed cost centre changed' },
    action: { nb: 'endret et kostnadssted i listen', en: 'changed a listed cost centre' },
  },
  'delete-cost-centre': {
    of: 'nothing',
    name: { nb: 'Kostnadssted slettet', en: 'Cost centre deleted' },
    action: { nb: 'slettet et kostnadssted', en: 'deleted a cost centre' },
  },
} as const satisfies ChangeKinds;

export const subscriberFields = {
  note: { reading: 'text', personal: true, nb: 'Merknad', en: 'Note' },
  costCentre: { reading: 'text', personal: true, nb: 'Kostnadssted', en: 'Cost centre' },
  listedCostCentre: {
    reading: 'text',
    personal: false,
    nb: 'Kode og navn',
    en: 'Code and name',
  },
  neverLeaver: {
    reading: 'text',
    personal: true,
    nb: 'Aldri sluttet',
    en: 'Never a leaver',
  },
} as const satisfies ChangeFields;
