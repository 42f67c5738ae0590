import type { TermsDocument, TermsOutline } from './terms-document.ts';
import type { nb } from './terms-e-bike.nb.ts';

const outline = {
  title: 'title',
  lead: 'lead',
  sections: [
    { id: 'abonnementet', title: 'aboutTitle', texts: ['aboutCode', 'aboutParties', 'aboutSold'] },
    { id: 'hvem', title: 'whoTitle', texts: ['whoOrder', 'whoOne'] },
    { id: 'start', title: 'startTitle', texts: ['startDay', 'startCode', 'startLate'] },
    {
      id: 'pris',
      title: 'priceTitle',
      texts: ['priceMonth', 'priceInvoice', 'priceDeduction', 'priceProvider'],
    },
    { id: 'bruk', title: 'useTitle', texts: ['useCode', 'useBike', 'usePhone', 'useAgain'] },
    {
      id: 'slutt',
      title: 'endTitle',
      texts: ['endBinding', 'endCancel', 'endLast', 'endSms', 'endAfter'],
    },
    {
      id: 'feil',
      title: 'faultsTitle',
      texts: ['faultsCode', 'faultsBike', 'faultsMisuse', 'faultsLaw'],
    },
    { id: 'endringer', title: 'changesTitle', texts: ['changesText', 'changesLaw'] },
    {
      id: 'kontakt',
      title: 'contactTitle',
      texts: ['contactText'],
      links: ['contactUs'],
      pages: ['/vilkar/joule/persjonvernerklaering', '/vilkar/ruterbedrift'],
    },
  ],
} as const satisfies TermsOutline<keyof typeof nb>;

/** What the e-bike subscription is, what it costs and how it ends (spec 3 §2; domain: Subscriptions). */
export const eBikeTerms: TermsDocument = {
  path: '/vilkar/joule/vilkar',
  versions: [
    {
      from: Temporal.PlainDate.from('2026-11-26'),
      textFile: 'terms-e-bike',
      outline,
      periods: {},
    },
  ],
};
