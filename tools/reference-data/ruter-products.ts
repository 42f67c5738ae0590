import { mapPrices, monthOfYear, selectZoneCounts, priceRows } from './price-rows.ts';
import { type PriceTable, readRuterPrices } from './source-files.ts';

/** The lists that are loaded; the older ones end before anything that the portal shows. */
const firstLoaded = '2020-01-01';

const asDate = (validFrom: string) =>
  validFrom.length === 4
    ? `${validFrom}-01-01`
    : validFrom.length === 7
      ? `${validFrom}-01`
      : validFrom;

/** Somewhat cheaper than one zone anywhere, so that the choice of product can be seen (invented). */
const osloPrices = (yearly: PriceTable) =>
  mapPrices(selectZoneCounts(monthOfYear(yearly), ['1']), (price) => Math.floor(price * 0.93));

const companyTicket = {
  services: ['company-tickets', 'housing'],
  nrOfDaysValid: null,
  mediaTypes: ['MOBILE'],
  presetZoneIds: [],
  vatKind: 'TRANSPORT',
};

const comparison = {
  services: [],
  mediaTypes: ['MOBILE', 'TRAVEL_CARD'],
  presetZoneIds: [],
  filters: {},
  vatKind: 'TRANSPORT',
};

export function ruterProducts(folder: string, asOf: string) {
  const lists = readRuterPrices(folder)
    .priceLists.map((list) => ({ ...list, validFrom: asDate(list.validFrom) }))
    .filter((list) => list.validFrom >= firstLoaded)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const rows = (prices: (list: (typeof lists)[number]) => PriceTable) =>
    lists.flatMap((list) => priceRows(list.validFrom, prices(list)));
  return {
    sources: [
      '30 and 365 days: FACT. 2024: ruter.no, price change 28 January 2024. 2020: NeTEx export of December 2020 (Entur, NLOD).',
      'company-ticket: ASSUMPTION. No public price list; a twelfth of the 365-day price, rounded down.',
      'company-ticket-oslo: INVENTED. 93 % of the company ticket for one zone, rounded down.',
    ],
    origin: 'assumption',
    asOf,
    tenant: 'ruter',
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
        prices: rows((list) => monthOfYear(list['365-day'])),
      },
      {
        ...companyTicket,
        origin: 'invented',
        id: 'company-ticket-oslo',
        name: { nb: 'Bedriftsbillett Oslo', en: 'Company ticket Oslo' },
        description: {
          nb: 'For deg som bare reiser i sone 1. Løper til du avslutter den.',
          en: 'For travel in zone 1 only. Runs until you end it.',
        },
        tags: ['company', 'oslo'],
        filters: { zoneListMustEqual: ['RUT:TariffZone:1'] },
        prices: rows((list) => osloPrices(list['365-day'])),
      },
      {
        ...comparison,
        origin: 'fact',
        id: 'period-30-days',
        name: { nb: '30-dagersbillett', en: '30-day ticket' },
        description: { nb: 'Gjelder i 30 dager.', en: 'Valid for 30 days.' },
        nrOfDaysValid: 30,
        tags: ['30-day'],
        prices: rows((list) => list['30-day']),
      },
      {
        ...comparison,
        origin: 'fact',
        id: 'period-365-days',
        name: { nb: '365-dagersbillett', en: '365-day ticket' },
        description: { nb: 'Gjelder i 365 dager.', en: 'Valid for 365 days.' },
        nrOfDaysValid: 365,
        tags: ['365-day'],
        prices: rows((list) => list['365-day']),
      },
    ],
  };
}
