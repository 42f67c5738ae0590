import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { CodeNames } from '#platform/changes/recorded-code.ts';

/** What happens to travel cards, told of the ticket on them. */
export const travelCardKinds = {
  'make-card': {
    of: 'ticket',
    name: { nb: 'Reisekort produsert', en: 'Travel card produced' },
    action: {
      nb: 'registrerte reisekortet for billetten',
      en: 'registered the travel card of the ticket',
    },
  },
  'deactivate-card': {
    of: 'ticket',
    name: { nb: 'Reisekort sperret', en: 'Travel card blocked' },
    action: {
      nb: 'sperret reisekortet for billetten',
      en: 'blocked the travel card of the ticket',
    },
  },
  'cancel-card': {
    of: 'ticket',
    name: { nb: 'Reisekort kansellert', en: 'Travel card cancelled' },
    action: {
      nb: 'kansellerte reisekortet for billetten',
      en: 'cancelled the travel card of the ticket',
    },
  },
  'replace-card': {
    of: 'ticket',
    name: { nb: 'Erstatningskort bestilt', en: 'Replacement card ordered' },
    action: {
      nb: 'bestilte erstatningskort for billetten',
      en: 'ordered a replacement card for the ticket',
    },
  },
  'release-card': {
    of: 'ticket',
    name: { nb: 'Reisekort frigitt', en: 'Travel card released' },
    action: {
      nb: 'frigjorde reisekortet for billetten',
      en: 'released the travel card of the ticket',
    },
  },
} as const satisfies ChangeKinds;

export const travelCardFields = {
  cardNumber: { reading: 'text', personal: true, nb: 'Kortnummer', en: 'Card number' },
  cardState: { reading: 'code', personal: false, nb: 'Reisekort', en: 'Travel card' },
  replacementReason: { reading: 'code', personal: false, nb: 'Grunn', en: 'Reason' },
  cardFee: { reading: 'money', personal: false, nb: 'Gebyr', en: 'Fee' },
  cardId: { reading: 'hidden', personal: false },
} as const satisfies ChangeFields;

/** States as the pages show them (spec 3 §5), and reasons of a replacement. */
export const travelCardCodes = {
  CARD_REQUESTED: { nb: 'Bestilt', en: 'Requested' },
  CARD_CREATED: { nb: 'Produsert', en: 'Produced' },
  CARD_DEACTIVATED: { nb: 'Sperret', en: 'Blocked' },
  CARD_CANCELLED: { nb: 'Kansellert', en: 'Cancelled' },
  CARD_ANONYMISED: { nb: 'Anonymisert', en: 'Anonymised' },
  lost: { nb: 'Mistet', en: 'Lost' },
  defective: { nb: 'Defekt', en: 'Defective' },
  'new-name': { nb: 'Nytt navn på kortet', en: 'New name on the card' },
} as const satisfies CodeNames;
