import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './today.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'What waits today',
  nothing: 'Nothing waits today.',
  notCounted: 'We could not count all that waits. Reload the page in a while.',
  requests_one: 'request for a ticket',
  requests_other: 'requests for a ticket',
  codes_one: 'has not fetched their code',
  codes_other: 'have not fetched their code',
  ending_one: 'ticket ends soon',
  ending_other: 'tickets end soon',
  overdue_one: 'invoice is overdue',
  overdue_other: 'invoices are overdue',
  deadline: 'Deadline {{date}}: start from {{start}}, end on {{end}}.',
};
