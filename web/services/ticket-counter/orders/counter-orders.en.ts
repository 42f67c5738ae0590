import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './counter-orders.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Order history',
  subtitle: 'What {{company}} has ordered at the ticket counter',
  searchLabel: 'Search for an order number, reference, product or buyer',
  filters: 'Show orders that',
  all: 'All',
  filterBeingDelivered: 'Are being delivered',
  filterToBeSent: 'Go out later',
  filterWithFailures: 'Need attention',
  unknownBuyer: 'Unknown',
  passengers_one: '{{number}} passenger',
  passengers_other: '{{number}} passengers',
  tickets_one: '{{number}} ticket',
  tickets_other: '{{number}} tickets',
  madeOf: '{{made}} of {{requested}}',
  notSent_one: '{{number}} not sent',
  notSent_other: '{{number}} not sent',
  failed_one: '{{number}} not delivered',
  failed_other: '{{number}} not delivered',
  emptyTitle: 'No orders yet',
  emptyText:
    'When somebody orders at the ticket counter, the order is here, with its codes and their status.',
  noHitText: 'Try an order number, a reference, a product or the name of the buyer.',
  noneChosenTitle: 'No such orders',
};
