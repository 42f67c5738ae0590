import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './counter-words.nb.ts';

export const en: Texts<typeof nb> = {
  views: 'Pages of the ticket counter',
  viewOrder: 'Order tickets',
  viewOrders: 'Orders',
  viewTickets: 'Tickets',
  viewSettings: 'Settings',
  viewCovers: 'Company covers',
  mediumPhone: 'Mobile ticket',
  mediumCard: 'Travel card',
  mediumPaper: 'Impuls card',
  unknownProduct: 'Unknown product',
  stateUnused: 'Unused',
  stateNotSent: 'Not sent',
  stateUsed: 'Used',
  stateUsedOn: 'Used {{date}}',
  stateLoaded: 'Loaded',
  stateLoadedOn: 'Loaded {{date}}',
  stateExpired: 'Expired',
  stateCancelled: 'Cancelled',
  stateRefunded: 'Refunded',
  stateFailed: 'Not delivered',
  paper: 'Paper',
  cardWithoutNumber: 'Travel card',
};
