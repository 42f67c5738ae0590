import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to subscriptions that people have beside or without tickets. */
export const subscriptionKinds = {
  'order-subscription': {
    of: 'holder',
    name: { nb: 'Abonnement bestilt', en: 'Subscription ordered' },
    action: { nb: 'bestilte et abonnement', en: 'ordered a subscription' },
  },
  'cancel-pending-subscription': {
    of: 'holder',
    name: { nb: 'Ventende abonnement avbestilt', en: 'Pending subscription cancelled' },
    action: { nb: 'avbestilte et abonnement', en: 'cancelled a subscription' },
  },
  'end-subscription': {
    of: 'holder',
    name: { nb: 'Abonnement avsluttet', en: 'Subscription ended' },
    action: { nb: 'avsluttet et abonnement', en: 'ended a subscription' },
  },
  'undo-end-subscription': {
    of: 'holder',
    name: { nb: 'Avslutning av abonnement angret', en: 'End of subscription undone' },
    action: { nb: 'angret avslutningen av et abonnement', en: 'undid the end of a subscription' },
  },
  'send-discount-code': {
    of: 'holder',
    name: { nb: 'Rabattkode sendt', en: 'Discount code sent' },
    action: { nb: 'sendte rabattkoden', en: 'sent the discount code' },
  },
  'resend-discount-code': {
    of: 'holder',
    name: { nb: 'Rabattkode sendt på nytt', en: 'Discount code sent again' },
    action: { nb: 'sendte rabattkoden på nytt', en: 'sent the discount code again' },
  },
} as const satisfies ChangeKinds;

export const subscriptionFields = {
  subscription: { reading: 'code', personal: false, nb: 'Abonnement', en: 'Subscription' },
} as const satisfies ChangeFields;
