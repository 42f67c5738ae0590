import { mapPrices, priceRows, selectProfiles } from './price-rows.ts';
import { serviceProduct, travelMoney } from './service-products.ts';
import { readAktPrices } from './source-files.ts';

/** Earlier than any ticket of the demo world. */
const validFrom = '2022-01-01';

const companyTicket = {
  presetZoneIds: [],
  mediaTypes: ['MOBILE'],
  vatKind: 'TRANSPORT',
  services: ['company-tickets', 'housing'],
  nrOfDaysValid: null,
};

export function aktProducts(folder: string, asOf: string) {
  const { single, period30dayAdultByZone } = readAktPrices(folder);
  const adult = period30dayAdultByZone.ADULT;
  const half = mapPrices({ SENIOR: adult, CHILD: adult }, (price) => Math.floor(price / 2));
  const month = { ADULT: adult, ...half };
  // The main operator's year costs ten times its 30 days; a company month is a twelfth of a year.
  const company = mapPrices(selectProfiles(month, ['ADULT', 'SENIOR']), (price) =>
    Math.floor((price * 10) / 12),
  );
  const rowsOf = (part: (price: number) => number) =>
    priceRows(
      validFrom,
      mapPrices(month, (price) => Math.floor(part(price))),
    );
  return {
    sources: [
      'Prices of 30 days: INVENTED. The adult prices by zone were not found; senior and child half of them. validFrom: ASSUMPTION.',
      'company-ticket: ten twelfths of the 30-day price, rounded down, as for the main operator.',
      'single-ticket: FACT. Prepaid prices of akt.no since 1 February 2025.',
      'free-ticket, 24 hours, 7 days: INVENTED. A half, a seventh and two fifths of the 30-day price, rounded down. Travel money has no price. Hours of a single trip, and what may be put on a card (50 to 5,000 kroner): ASSUMPTION.',
      'No school ticket: the operator has no school agreements (spec 1 §9).',
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
      serviceProduct('period-30-days', 'invented', priceRows(validFrom, month)),
      serviceProduct(
        'free-ticket',
        'invented',
        rowsOf((price) => price / 2),
      ),
      serviceProduct('single-ticket', 'fact', priceRows(single.validFrom, single.prepaid)),
      serviceProduct(
        'period-24-hours',
        'invented',
        rowsOf((price) => price / 7),
      ),
      serviceProduct(
        'period-7-days',
        'invented',
        rowsOf((price) => (price * 2) / 5),
      ),
      travelMoney('invented'),
    ],
  };
}
