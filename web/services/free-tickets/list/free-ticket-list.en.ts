import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './free-ticket-list.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Free tickets',
  title_employeeTicket: 'Employee tickets',
  subtitle: 'Employees, families and pensioners of {{company}}',
  searchLabel: 'Search for name, employee number, mobile or card number',
  filters: 'Show tickets that are',
  all: 'All current',
  filterActive: 'Active',
  filterPending: 'Not started',
  filterCodeNotFetched: 'Code not fetched',
  filterCardRequested: 'Waiting for a card',
  filterEnding: 'With a last day',
  filterOver: 'Ended',
  order: 'Order free ticket',
  order_employeeTicket: 'Order employee ticket',
  forMany: 'For many',
  birthdays: 'Birthdays',
  settings: 'Settings',
  downloadCurrent: 'Download active and not started (CSV)',
  downloadOver: 'Download ended (CSV)',
  emptyTitle: 'No free tickets are valid now',
  emptyTitle_employeeTicket: 'No employee tickets are valid now',
  emptyText: 'Order the first one, or upload a list of many.',
  showOver: 'Show ended ones',
  noHitText: 'Try a name, an employee number, a mobile number or a card number.',
};
