import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { CodeNames } from '#platform/changes/recorded-code.ts';

/** What is done with the tickets of many. */
export const companyTicketKinds = {
  'change-many-tickets': {
    of: 'nothing',
    name: { nb: 'Endring for flere startet', en: 'Change for many started' },
    action: { nb: 'startet en endring for flere', en: 'started a change for many' },
  },
} as const satisfies ChangeKinds;

/** What is done with many. */
export const companyTicketCodes = {
  end: { nb: 'Avslutt', en: 'End' },
  'change-zone': { nb: 'Bytt soner', en: 'Change zones' },
  'change-agreement': { nb: 'Bytt referanse', en: 'Change reference' },
  'take-back': { nb: 'Angre', en: 'Undo' },
  'resend-pickup-code': { nb: 'Send kode på nytt', en: 'Resend pickup code' },
  'company-ticket-orders': { nb: 'Bestilling for flere', en: 'Order for many' },
  'company-ticket-changes': { nb: 'Endring for flere', en: 'Change for many' },
  'company-ticket-roster': {
    nb: 'Sammenligning med ansattlisten',
    en: 'Comparison with the list of employees',
  },
} as const satisfies CodeNames;
