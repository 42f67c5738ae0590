import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import type { TermsDocument, TermsOutline } from './terms-document.ts';
import type { nb } from './privacy-e-bike.nb.ts';

const outline = {
  title: 'title',
  lead: 'lead',
  sections: [
    {
      id: 'ansvarlig',
      title: 'controllerTitle',
      texts: [
        'controllerOperator',
        'controllerCustomer',
        'controllerProvider',
        'controllerProcessors',
      ],
    },
    {
      id: 'opplysninger',
      title: 'dataTitle',
      list: ['dataPerson', 'dataSubscription', 'dataCode', 'dataHistory', 'dataNot'],
    },
    {
      id: 'formal',
      title: 'purposeTitle',
      list: ['purposeDeliver', 'purposeOnce', 'purposeAccounts', 'purposeNot'],
    },
    { id: 'kilder', title: 'sourceTitle', list: ['sourceCustomer', 'sourceCode'] },
    {
      id: 'mottakere',
      title: 'recipientsTitle',
      list: ['recipientsCustomer', 'recipientsSms', 'recipientsProvider', 'recipientsPayroll'],
    },
    {
      id: 'lagring',
      title: 'keptTitle',
      texts: ['keptText', 'keptLeft'],
      kept: [
        { what: 'keptBike', how: 'keptBikeHow', period: 'eBikeHolder' },
        { what: 'keptTicket', how: 'keptTicketHow', period: 'ticketHolder' },
        { what: 'keptSent', how: 'keptSentHow', period: 'sentMessage' },
        { what: 'keptUndelivered', how: 'keptUndeliveredHow', period: 'undeliveredMessage' },
      ],
    },
    {
      id: 'rettigheter',
      title: 'rightsTitle',
      texts: ['rightsCustomer', 'rightsOperator', 'rightsComplaint', 'rightsMore'],
      links: ['contactUs', 'privacy', 'authority'],
      pages: ['/vilkar/ruterbedrift', '/vilkar/joule/vilkar'],
    },
  ],
} as const satisfies TermsOutline<keyof typeof nb>;

/** What is stored about people with an e-bike (spec 3 §2, §9 Retention; GDPR art. 13 and 14). */
export const eBikePrivacy: TermsDocument = {
  path: '/vilkar/joule/persjonvernerklaering',
  versions: [
    {
      from: Temporal.PlainDate.from('2026-11-26'),
      textFile: 'privacy-e-bike',
      outline,
      periods: retentionPeriods,
    },
  ],
};
