import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './tax-notice.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Tax of a free ticket for your family',
  title_employeeTicket: 'Tax of an employee ticket for your family',
  lead: '{{company}} is about to order a free ticket for somebody in your family. Here you see what it means for your tax. Nothing is ordered yet.',
  lead_employeeTicket:
    '{{company}} is about to order an employee ticket for somebody in your family. Here you see what it means for your tax. Nothing is ordered yet.',
  amountTitle: 'Added to your income',
  perMonth: 'per month',
  perYear: '{{amount}} for a whole year',
  addedToIncome:
    'Your employer adds the amount to your income for each month in which the ticket is valid. It is taxed as salary. What you pay yourself is deducted.',
  pricesChange:
    'The amount was calculated on {{date}} at the prices of that day. When prices change, the amount changes too.',
  ticketTitle: 'The ticket',
  relation: 'For',
  familyMember: 'Family member',
  zone: 'Zone {{name}}',
  from: 'From',
  askTitle: 'Questions?',
  ask: '{{company}} has registered this. If you do not want the ticket, or wonder about something, ask those who administer free tickets there.',
  ask_employeeTicket:
    '{{company}} has registered this. If you do not want the ticket, or wonder about something, ask those who administer employee tickets there.',
  whyStored: 'What we store, and why',
  validThrough: 'The link works through {{date}}.',
  notFound: 'The link does not work',
  notFoundText:
    'It is too old, or not right. A link works for 30 days. Ask your employer to send a new one.',
  tooMany: 'Too many tries',
  tooManyText: 'Wait some minutes, and try again.',
  notLoaded: 'We cannot load the page',
  notLoadedText: 'Check your connection, and try again.',
};
