import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './counter-codes.nb.ts';

export const en: Texts<typeof nb> = {
  toOrder: 'The order',
  title: 'Pickup codes',
  subtitle: 'Codes of order {{order}} that nobody has used',
  print: 'Print',
  howTo: 'Scan the code, or type the pickup code in the app.',
  useBy: 'Use it by {{date}}',
  qrOf: 'QR code of pickup code {{code}}',
  emptyTitle: 'There are no unused pickup codes',
  emptyText: 'All codes of the order are used, expired or taken back.',
  goneTitle: 'We cannot find this order',
  goneText: 'It may belong to another company. Find the order in the order history.',
};
