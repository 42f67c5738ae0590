import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './who-orders.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Only ticket administrators order',
  askBuyers: 'Ask {{names}}, or the user administrator of the company.',
  askUserAdministrator:
    'Nobody in the company has the role yet. Ask the user administrator of the company for it.',
  givesAccess: 'You get the role from {{names}}.',
  toHistory: 'See the order history',
};
