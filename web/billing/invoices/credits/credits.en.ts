import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './credits.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Credits',
  searchLabel: 'Search for company, invoice or agreement',
  filters: 'Filter',
  filterOpen: 'Open',
  filterSetOff: 'Set off',
  filterPaidOut: 'Paid out',
  invoice: 'Invoice',
  amount: 'Amount',
  day: 'Date',
  done: 'Settled',
  setOffOn: 'On invoice {{number}}',
  waits: 'Is set off against the next invoice of agreement {{agreement}}',
  payOut: 'Paid out',
  payOutLabel: 'Register that {{amount}} was paid out to {{company}}',
  emptyTitle: 'Nobody has a credit',
  emptyText:
    'When more is paid of an invoice than it comes to after refunds, it is listed here until it is set off against the next one or paid out.',
  noHitText: 'You can search for company, invoice number, agreement number and note.',
  payOutTitle: 'Register a pay-out',
  payOutAmount: 'Amount in kroner',
  payOutHelp: 'At most {{amount}}.',
  amountFault: 'Write an amount from 0.01 to {{amount}}',
  paidOutOn: 'Day of payment',
  dayFault: 'Choose a day',
  note: 'Note',
  noteHelp: 'How it was paid, for example the reference of the bank.',
  payOutEffect:
    'The portal moves no money. What is registered here is not set off against the next invoice.',
  payOutSubmit: 'Register',
  payOutFailed: 'The pay-out was not registered',
  invoiceGone: 'The invoice does not exist any more.',
  creditTooLow: 'The credit is only {{amount}} now. The rest was settled meanwhile.',
  dayNotPossible: 'The day must be from the date of the invoice until today.',
  paidOutToast: '{{amount}} is registered as paid out',
};
