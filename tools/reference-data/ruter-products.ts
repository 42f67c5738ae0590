import {
  mapPrices,
  monthOfYear,
  priceRows,
  selectProfiles,
  selectZoneCounts,
} from './price-rows.ts';
import { serviceProduct, travelMoney } from './service-products.ts';
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

type List = { readonly '30-day': PriceTable };

const freePrices = ({ '30-day': month }: List) =>
  mapPrices(selectProfiles(month, ['ADULT', 'SENIOR', 'CHILD']), (price) => Math.floor(price / 2));

const schoolPrices = ({ '30-day': month }: List) =>
  mapPrices(selectProfiles(month, ['CHILD', 'YOUTH']), (price) => Math.floor(price * 0.9));

/** The profiles that the counter sells; the lists have others for soldiers. */
const forSale = (table: PriceTable = {}) =>
  selectProfiles(table, ['ADULT', 'CHILD', 'SENIOR', 'YOUTH']);

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
      'Single, 24 hours, 7 days: FACT, from the same lists. Which products the ticket counter sells: ASSUMPTION. Travel money has no price. Hours of a single trip, and what may be put on a card (50 to 5,000 kroner): ASSUMPTION.',
      'free-ticket: INVENTED. No public price list; half of the 30-day price, rounded down. school-ticket: INVENTED, 90 % of the 30-day price of children and youths, rounded down.',
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
      serviceProduct(
        'period-30-days',
        'fact',
        rows((list) => list['30-day']),
      ),
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
      serviceProduct('free-ticket', 'invented', rows(freePrices)),
      serviceProduct('school-ticket', 'invented', rows(schoolPrices)),
      serviceProduct(
        'single-ticket',
        'fact',
        rows(({ single }) => forSale(single)),
      ),
      serviceProduct(
        'period-24-hours',
        'fact',
        rows((list) => forSale(list['24-hour'])),
      ),
      serviceProduct(
        'period-7-days',
        'fact',
        rows((list) => forSale(list['7-day'])),
      ),
      travelMoney('assumption'),
    ],
  };
}
