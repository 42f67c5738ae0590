import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to orders at the ticket counter, and to their deliveries. */
export const counterOrderKinds = {
  'order-counter-tickets': {
    of: 'subject',
    name: { nb: 'Bestilt i billettluka', en: 'Ordered at the ticket counter' },
    action: { nb: 'bestilte i billettluka, ordre', en: 'ordered at the ticket counter, order' },
  },
  'cancel-counter-delivery': {
    of: 'subject',
    name: { nb: 'Leveranse kansellert', en: 'Delivery cancelled' },
    action: { nb: 'kansellerte leveranse', en: 'cancelled delivery' },
  },
  'refund-counter-delivery': {
    of: 'subject',
    name: { nb: 'Leveranse refundert', en: 'Delivery refunded' },
    action: { nb: 'refunderte leveranse', en: 'refunded delivery' },
  },
  'load-counter-delivery': {
    of: 'subject',
    name: { nb: 'Leveranse fylt på reisekort', en: 'Delivery loaded on a travel card' },
    action: {
      nb: 'meldte fylt på reisekort, leveranse',
      en: 'reported as loaded on a travel card, delivery',
    },
  },
} as const satisfies ChangeKinds;

export const counterOrderFields = {
  requestedTickets: { reading: 'text', personal: false, nb: 'Antall', en: 'Number' },
  counterTotal: { reading: 'money', personal: false, nb: 'Pris', en: 'Price' },
} as const satisfies ChangeFields;
