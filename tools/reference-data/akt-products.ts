import { mapPrices, priceRows } from './price-rows.ts';
import { readAktPrices } from './source-files.ts';

/** Earlier than any ticket of the demo world. */
const validFrom = '2022-01-01';

const shared = {
  presetZoneIds: [],
  mediaTypes: ['MOBILE'],
  vatKind: 'TRANSPORT',
};

const companyTicket = { ...shared, services: ['company-tickets', 'housing'], nrOfDaysValid: null };

export function aktProducts(folder: string, asOf: string) {
  const adult = readAktPrices(folder).period30dayAdultByZone.ADULT;
  const month = { ADULT: adult, ...mapPrices({ SENIOR: adult }, (price) => Math.floor(price / 2)) };
  // The main operator's year costs ten times its 30 days; a company month is a twelfth of a year.
  const company = mapPrices(month, (price) => Math.floor((price * 10) / 12));
  return {
    sources: [
      'All prices: ASSUMPTION. The adult 30-day prices by zone were not found; invented demo values, senior half of them.',
      'company-ticket: ten twelfths of the 30-day price, rounded down, as for the main operator.',
    ],
    origin: 'invented',
    asOf,
    tenant: 'akt',
    products: [
      {
        ...companyTicket,
        id: 'company-ticket',
        name: { nb: 'Bedriftsbillett', en: 'Company ticket' },
        description: {
          nb: 'Gjelder fra den 1. i måneden og løper til du avslutter den.',
          en: 'Valid from the 1st of a month and runs until you end it.',
        },
        tags: ['company'],
        filters: {},
        prices: priceRows(validFrom, company),
      },
      {
        ...shared,
        id: 'period-30-days',
        services: [],
        name: { nb: '30-dagersbillett', en: '30-day ticket' },
        description: { nb: 'Gjelder i 30 dager.', en: 'Valid for 30 days.' },
        nrOfDaysValid: 30,
        tags: ['30-day'],
        filters: {},
        prices: priceRows(validFrom, month),
      },
    ],
  };
}
