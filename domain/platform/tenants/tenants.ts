import { type AgreementSubtype, agreementSubtypes } from '#platform/tenants/agreement-subtype.ts';
import { usualCountries, type PhoneCountry } from './phone-country.ts';
import type { TenantId } from './tenant-id.ts';
import type { TenantOffer } from './tenant-offer.ts';

/** Zone names that a form begins with; null where the operator has none (spec 1 §9). */
type DefaultZones = { readonly from: string; readonly to: string } | null;

/** Two zones that a period ticket counts as one, and how an order for either goes out (spec 1 §9). */
export type CommonZonePair = {
  readonly memberIds: readonly [string, string];
  readonly from: string;
  readonly to: string;
};

export type Tenant = {
  readonly id: TenantId;
  /** The operator's name in running text. */
  readonly operator: string;
  /** The portal's name in the header and in titles. */
  readonly brandTitle: string;
  /** Stands before _CUSTOMER and _CONTRACTOR in a company's type (spec 1 §3). */
  readonly product: string;
  readonly links: {
    readonly contactUs: string;
    readonly terms: string;
    readonly cookies: string;
    readonly privacy: string;
  };
  /** What this operator calls a free ticket: 'fribillett' or 'ansattbillett' (spec 1 §1). */
  readonly freeTicketWord: 'freeTicket' | 'employeeTicket';
  readonly offers: ReadonlySet<TenantOffer>;
  readonly allowedAgreementTypes: readonly AgreementSubtype[];
  readonly defaultAgreements: readonly AgreementSubtype[];
  readonly defaultZones: DefaultZones;
  readonly offersAllZones: boolean;
  readonly commonZonePair: CommonZonePair | null;
  /** From where it takes phones: it pays for each SMS. */
  readonly phoneCountries: readonly PhoneCountry[];
};

/** The three operators as data (spec 1 §1, §9). Their prices, zone maps and quarantines are in the database. */
export const tenants: { readonly [T in TenantId]: Tenant } = {
  ruter: {
    id: 'ruter',
    operator: 'Ruter',
    brandTitle: 'Ruter Bedrift',
    product: 'RUTER',
    links: {
      contactUs: 'https://ruter.no/kontakt-oss',
      terms: 'https://ruter.no/om-ruter/vilkar',
      cookies: 'https://ruter.no/om-ruter/informasjonskapsler',
      privacy: 'https://ruter.no/om-ruter/personvern',
    },
    freeTicketWord: 'freeTicket',
    offers: new Set([
      'companyTicket',
      'contractSignee',
      'invoices',
      'freeTicket.replacementCard',
      'schoolTicket.changeZone',
      'schoolTicket.nameCards',
      'schoolTicket.twoHomes',
      'schoolTicket.replaceCard',
      'ticketCounter.mailDelivery',
      'ticketCounter.visitAddress',
      'travelCardProduction',
      'contactPage',
      'infoPage',
      'onboarding',
      'voucher',
    ]),
    allowedAgreementTypes: agreementSubtypes.filter((subtype) => subtype !== 'OTHER'),
    defaultAgreements: ['TICKETOFFICE', 'SUBSCRIPTIONS'],
    defaultZones: { from: '1', to: '2Ø' },
    offersAllZones: true,
    commonZonePair: null,
    phoneCountries: usualCountries,
  },
  akt: {
    id: 'akt',
    operator: 'AKT',
    brandTitle: 'AKT Bedrift',
    product: 'AKT',
    links: {
      contactUs: 'https://akt.no/kontakt-oss',
      terms: 'https://akt.no/vilkar',
      cookies: 'https://akt.no/informasjonskapsler',
      privacy: 'https://akt.no/personvern',
    },
    freeTicketWord: 'freeTicket',
    offers: new Set([
      'companyTicket',
      'invoices',
      'ownCustomerNumbers',
      'ticketCounter.cancelTravelMoney',
    ]),
    allowedAgreementTypes: ['TICKETOFFICE', 'FREETICKET', 'SUBSCRIPTIONS'],
    defaultAgreements: ['TICKETOFFICE'],
    defaultZones: { from: 'Kristiansand', to: 'Birkenes' },
    offersAllZones: true,
    commonZonePair: { memberIds: ['900', '950'], from: 'Kristiansand', to: 'Vennesla' },
    phoneCountries: usualCountries,
  },
  fjord: {
    id: 'fjord',
    operator: 'Fjord',
    brandTitle: 'Fjord Bedrift',
    product: 'FJORD',
    links: {
      contactUs: 'https://fjord.example/kontakt',
      terms: 'https://fjord.example/vilkar',
      cookies: 'https://fjord.example/informasjonskapsler',
      privacy: 'https://fjord.example/personvern',
    },
    freeTicketWord: 'employeeTicket',
    offers: new Set([
      'freeTicket.replacementCard',
      'freeTicket.byTravelCardAdmin',
      'ownCustomerNumbers',
    ]),
    allowedAgreementTypes: ['TICKETOFFICE', 'FREETICKET'],
    defaultAgreements: ['TICKETOFFICE', 'FREETICKET'],
    defaultZones: null,
    offersAllZones: false,
    commonZonePair: null,
    phoneCountries: usualCountries,
  },
};
