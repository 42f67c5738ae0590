import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { CodeNames } from '#platform/changes/recorded-code.ts';
import type { ChildEndKind } from './child-end-settings.ts';

/** What a company sets for its free tickets. The words are those of every operator. */
export const freeTicketSettingsKinds = {
  'change-free-ticket-settings': {
    of: 'nothing',
    name: {
      nb: 'Innstillinger for avdeling og barn endret',
      en: 'Settings of department and children changed',
    },
    action: {
      nb: 'endret innstillingene for avdeling og barn',
      en: 'changed the settings of department and children',
    },
  },
  'change-own-share': {
    of: 'subject',
    name: { nb: 'Egenandel endret', en: 'Own share changed' },
    action: { nb: 'endret egenandelen for avtale', en: 'changed the own share of agreement' },
  },
} as const satisfies ChangeKinds;

export const freeTicketSettingsFields = {
  usualDepartment: {
    reading: 'text',
    personal: false,
    nb: 'Avdeling i nye bestillinger',
    en: 'Department in new orders',
  },
  expireChildTickets: {
    reading: 'code',
    personal: false,
    nb: 'Barns billetter avsluttes',
    en: 'Children’s tickets end',
  },
  sendsTaxNotice: {
    reading: 'boolean',
    personal: false,
    nb: 'SMS om skatt av familiebilletter',
    en: 'SMS about the tax of family tickets',
  },
  ownShare: {
    reading: 'money',
    personal: false,
    nb: 'Egenandel per billett i måneden',
    en: 'Own share of each ticket in a month',
  },
  ownShareFrom: { reading: 'date', personal: false, nb: 'Gjelder fra', en: 'Valid from' },
  expireChildTicketsAtAge: { reading: 'text', personal: false, nb: 'Alder', en: 'Age' },
} as const satisfies ChangeFields;

export const freeTicketSettingsCodes = {
  NEVER: { nb: 'Aldri', en: 'Never' },
  AT_END_OF_MONTH: { nb: 'Ved slutten av måneden', en: 'At the end of the month' },
  AT_END_OF_YEAR: { nb: 'Ved slutten av året', en: 'At the end of the year' },
} as const satisfies CodeNames & Record<ChildEndKind, unknown>;
