import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to invoices and to payments. */
export const invoiceKinds = {
  'issue-invoice': {
    of: 'subject',
    name: { nb: 'Faktura sendt', en: 'Invoice issued' },
    action: { nb: 'laget faktura', en: 'issued invoice' },
  },
  'send-invoice-again': {
    of: 'subject',
    name: { nb: 'Faktura sendt på nytt', en: 'Invoice sent again' },
    action: { nb: 'sendte på nytt faktura', en: 'sent once more invoice' },
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
  'set-payment-aside': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Innbetaling lagt til side', en: 'Payment set aside' },
    action: { nb: 'la en innbetaling til side', en: 'set a payment aside' },
  },
  'register-repeated-payment': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Lik innbetaling registrert', en: 'Equal payment registered' },
    action: {
      nb: 'registrerte en innbetaling som er lik en kjent',
      en: 'registered a payment that is equal to a known one',
    },
  },
} as const satisfies ChangeKinds;

export const invoiceFields = {
  totalAmount: { reading: 'money', personal: false, nb: 'Beløp', en: 'Amount' },
  dueDate: { reading: 'date', personal: false, nb: 'Forfall', en: 'Due date' },
  paidOutOn: { reading: 'date', personal: false, nb: 'Betalt dato', en: 'Day of payment' },
  setOffInvoiceNumber: {
    reading: 'text',
    personal: false,
    nb: 'Trukket fra på faktura',
    en: 'Set off on invoice',
  },
  creditNoteNumber: { reading: 'text', personal: false, nb: 'Kreditnota', en: 'Credit note' },
} as const satisfies ChangeFields;
