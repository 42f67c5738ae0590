import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './delivered-ticket.nb.ts';

export const en: Texts<typeof nb> = {
  valid: 'Valid',
  status: 'Status',
  ticketOn: 'Ticket on',
  onPhone: 'Mobile {{phone}}',
  onCard: 'Travel card',
  onCardNumber: 'Travel card {{number}}',
  isDownloaded: 'On the phone',
  notDownloaded: 'Not picked up yet',
  toTwoHomes: '{{one}} and {{other}}',
  zonesCounted: '{{zones}}, counts as {{count}} zones',
  pricePerMonth: 'Price per month',
  unknownAmount: 'not set',
  cardGoesToo: 'The travel card is not made, and its fee is not invoiced.',
  expired: 'Expired tickets',
  noActiveTitle: 'No tickets are valid now',
  noActiveText: 'Tickets that are valid or will begin are shown here with all that can be done.',
};
