import type { ChangeKindTexts } from './change-kind-texts.ts';

/** What may happen to the invoices of a company. */
export const invoiceKinds = {
  'issue-invoice': {
    of: 'subject',
    name: { nb: 'Faktura sendt', en: 'Invoice issued' },
    action: { nb: 'laget faktura', en: 'issued invoice' },
  },
  'register-payment': {
    of: 'subject',
    name: { nb: 'Betaling registrert', en: 'Payment registered' },
    action: { nb: 'registrerte en betaling av faktura', en: 'registered a payment of invoice' },
  },
  'reverse-payment': {
    of: 'subject',
    name: { nb: 'Betaling tilbakeført', en: 'Payment reversed' },
    action: { nb: 'tilbakeførte en betaling av faktura', en: 'reversed a payment of invoice' },
  },
  'move-payment': {
    of: 'subject',
    name: { nb: 'Betaling flyttet', en: 'Payment moved' },
    action: { nb: 'flyttet en betaling av faktura', en: 'moved a payment of invoice' },
  },
  'set-off-credit': {
    of: 'subject',
    name: { nb: 'Til gode trukket fra', en: 'Credit set off' },
    action: {
      nb: 'trakk det som var til gode fra neste faktura, av faktura',
      en: 'set off against the next invoice the credit of invoice',
    },
  },
  'pay-out-credit': {
    of: 'subject',
    name: { nb: 'Til gode betalt tilbake', en: 'Credit paid out' },
    action: { nb: 'registrerte tilbakebetaling av faktura', en: 'registered a pay-out of invoice' },
  },
  'refund-invoice-line': {
    of: 'subject',
    name: { nb: 'Fakturalinje refundert', en: 'Invoice line refunded' },
    action: { nb: 'refunderte en linje på faktura', en: 'refunded a line of invoice' },
  },
} as const satisfies Record<string, ChangeKindTexts>;
