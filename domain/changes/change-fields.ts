import type { BilingualText } from '#texts/bilingual-text.ts';

/** A recorded value, by how it is read. */
type RecordedValue = {
  text: string | number | null | undefined;
  date: Temporal.PlainDate | null;
  /** Øre. */
  money: number | null;
  boolean: boolean;
  phone: string;
  /** Ids of zones; `true` for all of them. */
  zones: string | boolean | null;
  /** An id that has a name of its own. */
  product: string;
  profile: string;
  /** A code of `recorded-codes.ts`. */
  code: string;
  codes: readonly string[];
  /** A list of which the length is read. */
  count: readonly unknown[];
  address: { readonly line1: string; readonly postCode: string; readonly city: string } | null;
  /** Recorded, and shown to nobody. */
  hidden: unknown;
};

export type Reading = Exclude<keyof RecordedValue, 'hidden'>;

type Field =
  | (BilingualText & { readonly reading: Reading; readonly from?: readonly [string, ...string[]] })
  | { readonly reading: 'hidden' };

/**
 * Every field that a change may record: how its value is read and what people call it, in the order
 * in which they read it. `from` names what is recorded, where that is not the field's own name.
 */
const fields = {
  name: { reading: 'text', nb: 'Navn', en: 'Name' },
  organisationNumber: { reading: 'text', nb: 'Organisasjonsnummer', en: 'Organisation number' },
  customerNumber: { reading: 'text', nb: 'Kundenummer', en: 'Customer number' },
  billAddress: { reading: 'address', from: ['bill'], nb: 'Fakturaadresse', en: 'Invoice address' },
  postAddress: { reading: 'address', from: ['post'], nb: 'Postadresse', en: 'Postal address' },
  visitAddress: {
    reading: 'address',
    from: ['visit'],
    nb: 'Besøksadresse',
    en: 'Visiting address',
  },
  subtype: { reading: 'code', nb: 'Avtaletype', en: 'Agreement type' },
  invoicingInterval: { reading: 'code', nb: 'Fakturering', en: 'Invoicing' },
  invoiceReference: { reading: 'text', nb: 'Fakturareferanse', en: 'Invoice reference' },
  paymentDeadlineDays: {
    reading: 'text',
    nb: 'Betalingsfrist (dager)',
    en: 'Payment deadline (days)',
  },
  fromDate: { reading: 'date', nb: 'Gjelder fra', en: 'Valid from' },
  email: { reading: 'text', nb: 'E-post', en: 'E-mail' },
  roles: { reading: 'codes', nb: 'Roller', en: 'Roles' },
  state: { reading: 'code', nb: 'Status', en: 'Status' },
  action: { reading: 'code', nb: 'Endring', en: 'Change' },
  people: {
    reading: 'count',
    from: ['subscriberIds'],
    nb: 'Antall personer',
    en: 'Number of people',
  },
  firstName: { reading: 'text', nb: 'Fornavn', en: 'First name' },
  lastName: { reading: 'text', nb: 'Etternavn', en: 'Last name' },
  employeeId: { reading: 'text', nb: 'Ansattnummer', en: 'Employee number' },
  note: { reading: 'text', nb: 'Merknad', en: 'Note' },
  phone: { reading: 'phone', from: ['phone', 'phoneCountryCode'], nb: 'Mobil', en: 'Mobile' },
  product: { reading: 'product', from: ['productId'], nb: 'Billett', en: 'Ticket' },
  profile: { reading: 'profile', from: ['profileId'], nb: 'Kategori', en: 'Category' },
  zones: { reading: 'zones', from: ['zoneFrom', 'zoneTo', 'allZones'], nb: 'Soner', en: 'Zones' },
  startDate: { reading: 'date', nb: 'Startdato', en: 'Start date' },
  expirationDate: { reading: 'date', nb: 'Sluttdato', en: 'End date' },
  /** Of the ticket that another continues. */
  lastDay: {
    reading: 'date',
    nb: 'Siste dag med den forrige billetten',
    en: 'Last day with the previous ticket',
  },
  downloadedToPhone: { reading: 'boolean', nb: 'Hentet på mobilen', en: 'Fetched on the phone' },
  cancelled: { reading: 'boolean', nb: 'Avbestilt', en: 'Cancelled' },
  agreementId: { reading: 'hidden' },
  appId: { reading: 'hidden' },
  continuesId: { reading: 'hidden' },
  endedSessions: { reading: 'hidden' },
  message: { reading: 'hidden' },
  nrOfZones: { reading: 'hidden' },
  openLinks: { reading: 'hidden' },
  providerSubject: { reading: 'hidden' },
  signee: { reading: 'hidden' },
  subscriberId: { reading: 'hidden' },
  ticketApp: { reading: 'hidden' },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;
type RecordedName<F extends keyof Fields> = Fields[F] extends {
  readonly from: readonly (infer Name extends string)[];
}
  ? Name
  : F;

/** What a change may record, by name and type; what is not in the table does not compile. */
export type RecordedValues = {
  readonly [F in keyof Fields as RecordedName<F>]?: RecordedValue[Fields[F]['reading']];
};

/** A field that people may see. */
export type ChangeField = {
  [F in keyof Fields]: Fields[F] extends { readonly reading: 'hidden' } ? never : F;
}[keyof Fields];

export type ShownField = {
  readonly name: ChangeField;
  readonly reading: Reading;
  /** The recorded names that make its value. */
  readonly from: readonly string[];
};

/** In the order in which people read them. */
export const shownFields: readonly ShownField[] = Object.entries<Field>(fields).flatMap(
  ([name, field]) =>
    field.reading === 'hidden'
      ? []
      : { name: name as ChangeField, reading: field.reading, from: field.from ?? [name] },
);

export const changeFieldName = (field: ChangeField): BilingualText => fields[field];
