import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './counter-tickets.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Ticket history',
  subtitle: 'The tickets that {{company}} has had from the ticket counter',
  searchLabel: 'Search for a mobile number or a comment',
  emptyTitle: 'No tickets yet',
  emptyText: 'When an order at the ticket counter is delivered, each of its tickets is here.',
  noHitText: 'Try a whole mobile number, or a word of the comment on the order.',
};
