import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './agreement-types.nb.ts';

export const en: Texts<typeof nb> = {
  typeFreeTicket: 'Free ticket',
  typeFreeTicket_employeeTicket: 'Employee ticket',
  typeNoSubscriptions: 'No subscriptions',
  typeSchoolTicket: 'School ticket',
  typeSubscriptions: 'Company ticket',
  typeTicketOffice: 'Ticket counter',
  typeTravelCardFixedPrice: 'Travel card, fixed price',
  typeTravelCardSubscription: 'Travel card, subscription',
  typeHousing: 'Housing association',
  typeOther: 'Other',
};
