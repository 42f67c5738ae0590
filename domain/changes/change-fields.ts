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
  address: { readonly line1: string; readonly postCode: string; readonly city: string } | null;
  /** Recorded, and shown to nobody. */
  hidden: unknown;
};

export type Reading = Exclude<keyof RecordedValue, 'hidden'>;

export type Field = {
  /** Says something about a person or belongs to one: it can be erased (docs/decisions/0028). */
  readonly personal: boolean;
  /** What is recorded, where that is not the field's own name. */
  readonly from?: readonly [string, ...string[]];
} & ((BilingualText & { readonly reading: Reading }) | { readonly reading: 'hidden' });

/**
 * Every field that a change may record: how its value is read, whether it is personal, and what people
 * call it, in the order in which they read it.
 */
const fields = {
  name: { reading: 'text', personal: false, nb: 'Navn', en: 'Name' },
  organisationNumber: {
    reading: 'text',
    personal: false,
    nb: 'Organisasjonsnummer',
    en: 'Organization number',
  },
  customerNumber: { reading: 'text', personal: false, nb: 'Kundenummer', en: 'Customer number' },
  billAddress: {
    reading: 'address',
    personal: false,
    from: ['bill'],
    nb: 'Fakturaadresse',
    en: 'Invoice address',
  },
  postAddress: {
    reading: 'address',
    personal: false,
    from: ['post'],
    nb: 'Postadresse',
    en: 'Postal address',
  },
  visitAddress: {
    reading: 'address',
    personal: false,
    from: ['visit'],
    nb: 'Besøksadresse',
    en: 'Visiting address',
  },
  subtype: { reading: 'code', personal: false, nb: 'Avtaletype', en: 'Agreement type' },
  invoicingInterval: { reading: 'code', personal: false, nb: 'Fakturering', en: 'Invoicing' },
  invoiceReference: {
    reading: 'text',
    personal: false,
    nb: 'Fakturareferanse',
    en: 'Invoice reference',
  },
  paymentDeadlineDays: {
    reading: 'text',
    personal: false,
    nb: 'Betalingsfrist (dager)',
    en: 'Payment deadline (days)',
  },
  widgetAccess: { reading: 'code', personal: false, nb: 'Selvbestilling', en: 'Self-service' },
  emailForTicketRequests: {
    reading: 'text',
    personal: true,
    nb: 'E-post for forespørsler',
    en: 'E-mail for ticket requests',
  },
  emailForInvoicePreview: {
    reading: 'text',
    personal: true,
    nb: 'E-post for fakturaforhåndsvisning',
    en: 'E-mail for invoice preview',
  },
  employeeIdLabel: {
    reading: 'text',
    personal: false,
    nb: 'Navn på ansattnummeret',
    en: 'Name of the employee number',
  },
  csvDelimiter: { reading: 'code', personal: false, nb: 'Skilletegn i CSV', en: 'CSV delimiter' },
  payrollFormat: { reading: 'code', personal: false, nb: 'Lønnssystem', en: 'Payroll system' },
  wageType: { reading: 'text', personal: false, nb: 'Lønnsart', en: 'Pay code' },
  wageTypeOfTicket: {
    reading: 'text',
    personal: false,
    nb: 'Lønnsart for billett',
    en: 'Pay code of tickets',
  },
  wageTypeOfBike: {
    reading: 'text',
    personal: false,
    nb: 'Lønnsart for elsykkel',
    en: 'Pay code of e-bikes',
  },
  wageTypeOfCar: {
    reading: 'text',
    personal: false,
    nb: 'Lønnsart for bildeling',
    en: 'Pay code of car sharing',
  },
  wageTypeOfRental: {
    reading: 'text',
    personal: false,
    nb: 'Lønnsart for leiebil',
    en: 'Pay code of car rental',
  },
  fromDate: { reading: 'date', personal: false, nb: 'Gjelder fra', en: 'Valid from' },
  endDate: { reading: 'date', personal: false, nb: 'Gjelder til', en: 'Valid until' },
  email: { reading: 'text', personal: true, nb: 'E-post', en: 'E-mail' },
  roles: { reading: 'codes', personal: false, nb: 'Roller', en: 'Roles' },
  state: { reading: 'code', personal: false, nb: 'Status', en: 'Status' },
  invitedUntil: { reading: 'date', personal: false, nb: 'Invitert til', en: 'Invited until' },
  action: { reading: 'code', personal: false, nb: 'Endring', en: 'Change' },
  codes: { reading: 'text', personal: false, nb: 'Antall koder', en: 'Number of codes' },
  people: { reading: 'text', personal: false, nb: 'Antall personer', en: 'Number of people' },
  firstName: { reading: 'text', personal: true, nb: 'Fornavn', en: 'First name' },
  lastName: { reading: 'text', personal: true, nb: 'Etternavn', en: 'Last name' },
  employeeId: { reading: 'text', personal: true, nb: 'Ansattnummer', en: 'Employee number' },
  unit: { reading: 'text', personal: true, nb: 'Boenhet', en: 'Unit' },
  movedInOn: { reading: 'date', personal: false, nb: 'Flytter inn', en: 'Moves in' },
  movedOutOn: {
    reading: 'date',
    personal: false,
    nb: 'Siste dag i boenheten',
    en: 'Last day in the unit',
  },
  note: { reading: 'text', personal: true, nb: 'Merknad', en: 'Note' },
  neverLeaver: {
    reading: 'text',
    personal: true,
    nb: 'Aldri sluttet',
    en: 'Never a leaver',
  },
  phone: {
    reading: 'phone',
    personal: true,
    from: ['phone', 'phoneCountryCode'],
    nb: 'Mobil',
    en: 'Mobile',
  },
  product: {
    reading: 'product',
    personal: false,
    from: ['productId'],
    nb: 'Billett',
    en: 'Ticket',
  },
  subscription: { reading: 'code', personal: false, nb: 'Abonnement', en: 'Subscription' },
  profile: {
    reading: 'profile',
    personal: false,
    from: ['profileId'],
    nb: 'Kategori',
    en: 'Category',
  },
  zones: {
    reading: 'zones',
    personal: false,
    from: ['zoneFrom', 'zoneTo', 'allZones'],
    nb: 'Soner',
    en: 'Zones',
  },
  startDate: { reading: 'date', personal: false, nb: 'Startdato', en: 'Start date' },
  expirationDate: { reading: 'date', personal: false, nb: 'Sluttdato', en: 'End date' },
  /** Of the ticket that another continues. */
  lastDay: {
    reading: 'date',
    personal: false,
    nb: 'Siste dag med den forrige billetten',
    en: 'Last day with the previous ticket',
  },
  downloadedToPhone: {
    reading: 'boolean',
    personal: false,
    nb: 'Hentet på mobilen',
    en: 'Fetched on the phone',
  },
  cancelled: { reading: 'boolean', personal: false, nb: 'Avbestilt', en: 'Cancelled' },
  agreementNumbers: { reading: 'text', personal: false, nb: 'Avtaler', en: 'Agreements' },
  format: { reading: 'code', personal: false, nb: 'Format', en: 'Format' },
  width: { reading: 'text', personal: false, nb: 'Bredde', en: 'Width' },
  colourScheme: { reading: 'code', personal: false, nb: 'Fargetema', en: 'Colour theme' },
  logo: { reading: 'boolean', personal: false, nb: 'Logo', en: 'Logo' },
  employeeIdHelpText: {
    reading: 'text',
    personal: false,
    nb: 'Hjelpetekst for ansattnummer',
    en: 'Help text for the employee number',
  },
  employeeIdRegex: {
    reading: 'text',
    personal: false,
    nb: 'Mønster for ansattnummer',
    en: 'Pattern for the employee number',
  },
  allowedOrigins: { reading: 'text', personal: false, nb: 'Nettsteder', en: 'Web sites' },
  totalAmount: { reading: 'money', personal: false, nb: 'Beløp', en: 'Amount' },
  dueDate: { reading: 'date', personal: false, nb: 'Forfall', en: 'Due date' },
  paidOutOn: { reading: 'date', personal: false, nb: 'Betalt dato', en: 'Day of payment' },
  setOffInvoiceNumber: {
    reading: 'text',
    personal: false,
    nb: 'Trukket fra på faktura',
    en: 'Set off on invoice',
  },
  creditNoteNumber: { reading: 'text', personal: false, nb: 'Kreditnota', en: 'Credit note' },
  agreementId: { reading: 'hidden', personal: false },
  appId: { reading: 'hidden', personal: true },
  continuesId: { reading: 'hidden', personal: false },
  endedSessions: { reading: 'hidden', personal: false },
  message: { reading: 'hidden', personal: true },
  nrOfZones: { reading: 'hidden', personal: false },
  // Only in old records.
  openLinks: { reading: 'hidden', personal: false },
  providerSubject: { reading: 'hidden', personal: true },
  referenceData: { reading: 'hidden', personal: false },
  signee: { reading: 'hidden', personal: true },
  subscriberId: { reading: 'hidden', personal: true },
  ticketApp: { reading: 'hidden', personal: false },
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

const impersonalNames = new Set(
  Object.entries<Field>(fields).flatMap(([name, field]) =>
    field.personal ? [] : (field.from ?? [name]),
  ),
);

/** Whether a recorded value is personal; one that is not in the table of fields is. */
export const isPersonal = (recordedName: string): boolean => !impersonalNames.has(recordedName);

export const changeFieldName = (field: ChangeField): BilingualText => fields[field];
