import { usualCountries } from '@takst/domain/platform/tenants/phone-country.ts';
import type { Brand } from '#platform/tenants/brand.ts';

export type NewOperator = {
  readonly id: string;
  /** In running text. */
  readonly name: string;
  readonly brand: Brand;
  readonly today: Temporal.PlainDate;
};

const invented = 'INVENTED by npm run new-operator: replace it by your own.';

/** The files of a new operator: all that is needed to try it, and what it has to replace is called invented. */
export const operatorFiles = (operator: NewOperator): Readonly<Record<string, object>> => ({
  'operator.json': factsOf(operator),
  'brand.json': operator.brand,
  'words.json': wordsOf(operator),
  'zones.geojson': zonesOf(operator),
  'data.json': dataOf(operator),
});

const factsOf = ({ id, name }: NewOperator) => ({
  operator: name,
  brandTitle: `${name} Bedrift`,
  product: id.toUpperCase(),
  links: {
    contactUs: `https://${id}.example/kontakt`,
    terms: `https://${id}.example/vilkar`,
    cookies: `https://${id}.example/informasjonskapsler`,
    privacy: `https://${id}.example/personvern`,
  },
  freeTicketWord: 'freeTicket',
  offers: ['companyTicket', 'invoices', 'ownCustomerNumbers', 'newTravelCards'],
  allowedAgreementTypes: ['SUBSCRIPTIONS', 'TICKETOFFICE', 'FREETICKET'],
  defaultAgreements: ['SUBSCRIPTIONS'],
  defaultZones: { from: 'Sentrum', to: 'Nord' },
  offersAllZones: true,
  commonZonePair: null,
  phoneCountries: usualCountries,
  cardNumberLengths: [10, 16],
  freeProfiles: 'byAge',
  temporaryTicketDays: { fromOrder: 10, fromProduction: 3 },
});

const wordsOf = ({ name }: NewOperator) => ({
  nb: { 'home.title': `Reis til jobb med ${name}` },
  en: { 'home.title': `Travel to work with ${name}` },
});

/** Three zones beside each other, from west to east. */
function zonesOf({ today }: NewOperator) {
  const names = ['Sør', 'Sentrum', 'Nord'];
  return {
    type: 'FeatureCollection',
    sources: [invented],
    origin: 'invented',
    asOf: today.toString(),
    validFrom: firstDay,
    features: names.map((name, at) => ({
      type: 'Feature',
      properties: {
        id: String(at + 1),
        name,
        maxZones: names.length,
        adjacentZoneIds: [at, at + 2].filter((id) => id > 0 && id <= names.length).map(String),
        places: [],
      },
      geometry: { type: 'Polygon', coordinates: [squareAt(10 + at)] },
    })),
  };
}

const squareAt = (west: number) => [
  [west, 60],
  [west + 1, 60],
  [west + 1, 61],
  [west, 61],
  [west, 60],
];

const firstDay = '2022-01-01';
const profiles = { ADULT: 1, CHILD: 0.5, SENIOR: 0.5 } as const;

const pricesOf = (ofOneZone: number, profileIds: readonly (keyof typeof profiles)[]) =>
  profileIds.flatMap((profileId) =>
    [1, 2, 3].map((nrOfZones) => ({
      validFrom: firstDay,
      profileId,
      nrOfZones,
      price: Math.round(ofOneZone * profiles[profileId] * (1 + 0.6 * (nrOfZones - 1))),
    })),
  );

const transport = { presetZoneIds: [], filters: {}, vatKind: 'TRANSPORT' } as const;
const allProfiles = ['ADULT', 'CHILD', 'SENIOR'] as const;

const products = [
  {
    ...transport,
    id: 'company-ticket',
    services: ['company-tickets'],
    nrOfDaysValid: null,
    mediaTypes: ['MOBILE'],
    name: { nb: 'Bedriftsbillett', en: 'Company ticket' },
    description: {
      nb: 'Gjelder fra den 1. i måneden og løper til du avslutter den.',
      en: 'Valid from the 1st of a month and runs until you end it.',
    },
    tags: ['company'],
    prices: pricesOf(600, ['ADULT', 'SENIOR']),
  },
  {
    ...transport,
    id: 'period-30-days',
    services: ['ticket-counter'],
    nrOfDaysValid: 30,
    mediaTypes: ['MOBILE', 'TRAVEL_CARD'],
    name: { nb: '30-dagersbillett', en: '30-day ticket' },
    description: { nb: 'Gjelder i 30 dager.', en: 'Valid for 30 days.' },
    tags: ['30-day'],
    prices: pricesOf(700, allProfiles),
  },
  {
    ...transport,
    id: 'free-ticket',
    services: ['free-tickets'],
    nrOfDaysValid: null,
    mediaTypes: ['MOBILE', 'TRAVEL_CARD'],
    name: { nb: 'Fribillett', en: 'Free ticket' },
    description: {
      nb: 'Arbeidsgiveren betaler. Løper til den avsluttes.',
      en: 'Paid by the employer. Runs until it is ended.',
    },
    tags: ['free-ticket'],
    prices: pricesOf(350, allProfiles),
  },
  {
    ...transport,
    id: 'single-ticket',
    services: ['ticket-counter'],
    nrOfDaysValid: null,
    tripHours: 2,
    mediaTypes: ['MOBILE', 'TRAVEL_CARD'],
    name: { nb: 'Enkeltbillett', en: 'Single ticket' },
    description: { nb: 'Gjelder for én reise.', en: 'Valid for one trip.' },
    tags: ['single'],
    prices: pricesOf(40, allProfiles),
  },
  {
    ...transport,
    id: 'period-24-hours',
    services: ['ticket-counter'],
    nrOfDaysValid: 1,
    mediaTypes: ['MOBILE', 'TRAVEL_CARD'],
    name: { nb: '24-timersbillett', en: '24-hour ticket' },
    description: { nb: 'Gjelder i 24 timer.', en: 'Valid for 24 hours.' },
    tags: ['24-hours'],
    prices: pricesOf(100, allProfiles),
  },
  {
    ...transport,
    id: 'period-7-days',
    services: ['ticket-counter'],
    nrOfDaysValid: 7,
    mediaTypes: ['MOBILE', 'TRAVEL_CARD'],
    name: { nb: '7-dagersbillett', en: '7-day ticket' },
    description: { nb: 'Gjelder i 7 dager.', en: 'Valid for 7 days.' },
    tags: ['7-days'],
    prices: pricesOf(280, allProfiles),
  },
  {
    ...transport,
    id: 'travel-money',
    services: ['ticket-counter'],
    nrOfDaysValid: null,
    amounts: { least: 50, most: 5000 },
    mediaTypes: ['TRAVEL_CARD'],
    name: { nb: 'Reisepenger', en: 'Travel money' },
    description: {
      nb: 'Penger på reisekort; kjøperen velger beløpet.',
      en: 'Money on travel cards; the buyer chooses the amount.',
    },
    tags: ['travel-money'],
    prices: [],
  },
];

const fees = {
  NEW_CARD: { price: 50, name: { nb: 'Reisekort', en: 'Travel card' } },
  REPLACEMENT_CARD: {
    price: 50,
    name: { nb: 'Nytt reisekort i stedet for et tapt', en: 'Replacement travel card' },
  },
  PAPER_CARD: { price: 0, name: { nb: 'Impulskort', en: 'Impuls card' } },
  CANCELLATION: { price: 100, name: { nb: 'Avbestillingsgebyr', en: 'Cancellation fee' } },
};

const dataOf = ({ id: tenant, name, today }: NewOperator) => ({
  sources: [invented],
  origin: 'invented',
  asOf: today.toString(),
  tenant,
  products,
  fees: Object.entries(fees).map(([kind, fee]) => ({
    tenant,
    kind,
    validFrom: firstDay,
    vatKind: 'STANDARD',
    ...fee,
  })),
  taxableProducts: [{ tenant, validFrom: firstDay, productId: 'period-30-days' }],
  quarantine: [{ tenant, validFrom: firstDay, days: 0 }],
  sellers: [
    {
      tenant,
      validFrom: firstDay,
      name: `${name.toUpperCase()} AS`,
      organisationNumber: '380000210',
      line1: 'Gata 1',
      postCode: '0104',
      city: 'OSLO',
      accountNumber: '15944000027',
      isInBusinessRegister: false,
    },
  ],
  firstMonths: [{ tenant, month: today.toString().slice(0, 7) }],
});
