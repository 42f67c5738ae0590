import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { CodeNames } from '#platform/changes/recorded-code.ts';

/** What happens to free tickets alone. */
export const freeTicketKinds = {
  'send-tax-notice': {
    of: 'ticket',
    name: { nb: 'SMS om skatt sendt', en: 'SMS about tax sent' },
    action: {
      nb: 'sendte SMS om skatt av en familiebillett til mobilen med billetten',
      en: 'sent an SMS about the tax of a family ticket to the phone with the ticket',
    },
  },
} as const satisfies ChangeKinds;

/** What is recorded of free tickets beside what every ticket has. */
export const freeTicketFields = {
  holderType: { reading: 'code', personal: false, nb: 'Relasjon', en: 'Relation' },
  birthDate: { reading: 'date', personal: true, nb: 'Fødselsdato', en: 'Date of birth' },
  medium: { reading: 'code', personal: false, nb: 'Billett på', en: 'Ticket on' },
} as const satisfies ChangeFields;

export const freeTicketCodes = {
  EMPLOYEE: { nb: 'Ansatt', en: 'Employee' },
  RETIRED: { nb: 'Pensjonist', en: 'Retired' },
  FAMILY_MEMBER: { nb: 'Familiemedlem', en: 'Family member' },
  phone: { nb: 'Mobil', en: 'Mobile' },
  card: { nb: 'Reisekort', en: 'Travel card' },
  'new-card': { nb: 'Nytt reisekort', en: 'New travel card' },
  'free-ticket-orders': { nb: 'Massebestilling', en: 'Mass order' },
  'free-ticket-ends': { nb: 'Masseavslutning', en: 'Mass end' },
  'free-ticket-birthdays': {
    nb: 'Endring etter bursdager',
    en: 'Change after birthdays',
  },
  'free-ticket-leavers': {
    nb: 'Sammenligning med ansattlisten',
    en: 'Comparison with the list of employees',
  },
  'free-ticket-departments': {
    nb: 'Bytte av avdeling for flere',
    en: 'Change of department for many',
  },
} as const satisfies CodeNames;
