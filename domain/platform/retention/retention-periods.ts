/** A length of time: calendar years or months, days of 24 hours, or hours. */
export type RetentionPeriod =
  | { readonly years: number }
  | { readonly months: number }
  | { readonly days: number }
  | { readonly hours: number };

/**
 * How long the portal keeps what it knows about people, and from when that counts. Rules of retention, erasers and the
 * terms that everybody can read take the length from here (docs/decisions/0115).
 */
export const retentionPeriods = {
  // Tickets and subscriptions
  /** After the last day of a ticket: who has it, also in lists, lines of invoices and the record of changes. */
  ticketHolder: { months: 3 },
  /** After the last day of an e-bike subscription. */
  eBikeHolder: { days: 90 },
  /** After the last day of car sharing or car rental. */
  carHolder: { months: 3 },
  /** After an order of the ticket counter: who ordered, and who got what. */
  counterOrder: { days: 365 },
  /** After a company stopped paying for a person in the ticket app. */
  coveredPerson: { months: 3 },
  /** After the period of an offer of a voucher: whose it was, and what its code was. */
  voucherOffer: { months: 3 },
  /** After the income year: employee numbers beside taxable amounts. */
  taxedEmployeeNumber: { months: 3 },
  /** From when the link about the tax of a family ticket was sent. */
  taxNotice: { days: 30 },

  // People who order for themselves, and lists
  /** After its answer; without one, after the day from which the ticket was asked for. */
  ticketRequest: { months: 3 },
  /** After the code that proves a phone has expired. */
  phoneProof: { hours: 24 },
  /** After an order by the public form: its first answer, for a browser that asks again. */
  formOrder: { hours: 48 },
  /** After a call that changed something: its first answer, for a caller that asks again. */
  firstAnswer: { hours: 48 },
  /** After the last change of a list that was never carried out. */
  batchDraft: { days: 7 },
  /**
   * After a list was carried out: its rows, and the name of its file. Before any ticket that it ordered can be anonymised,
   * which is three months after its end at the earliest.
   */
  batchRows: { days: 84 },
  /** After a heading of a list was mapped by hand. */
  listHeading: { days: 365 },

  // Users, messages and companies that become customers
  /** After the last use of a login. */
  session: { days: 30 },
  /** After a sign-in was begun. */
  signIn: { hours: 1 },
  /** After an activation link has expired. */
  activationLink: { days: 30 },
  /** The recipient and text of an SMS or e-mail that could not be delivered. */
  undeliveredMessage: { days: 30 },
  /** After an SMS or e-mail was sent: the work that sent it. */
  sentMessage: { hours: 1 },
  /** After a message by the contact form. */
  contactMessage: { days: 90 },
  /** After the answer to a request for access. */
  accessRequestAnswered: { months: 3 },
  /** After a request for access that nobody has answered. */
  accessRequestOpen: { months: 6 },
  /** After the answer to a request for access: who asked, in the history of the company. */
  accessRequestHistory: { days: 90 },
  /** After a person was sent to the identity provider. */
  identification: { hours: 24 },
  /** After the end of an onboarding that made no company, and of the contact details of one that did. */
  onboarding: { days: 14 },
  /** After the last agreement of a company has ended: its signed contract. */
  contract: { years: 5 },

  // Payments
  /** After a payment for no invoice was set aside: who had paid. */
  setAsidePayer: { months: 3 },
  /** After a file of a bank was read: its name. */
  bankFileName: { days: 90 },
  /** After the payment of a credit was noted: the note. */
  settlementNote: { days: 365 },
  /** After the end of the year of the accounts: what is written about payments and refunds. */
  accounts: { years: 5 },

  // Nothing about holders and users
  /** After they have expired: counts of wrong tries, and of the SMS of a day. */
  wrongTry: { hours: 0 },
  /** Messages on a machine with no gateway configured. */
  localOutbox: { days: 30 },
} as const satisfies Readonly<Record<string, RetentionPeriod>>;

export type RetentionName = keyof typeof retentionPeriods;

/** Periods that the terms do not name, with the reason. */
export const unnamedPeriods = {
  wrongTry: 'counts by the address of a caller, without a name or a phone, until they expire',
  localOutbox: 'only on a machine without a gateway, which serves no customers',
} as const satisfies { readonly [Name in RetentionName]?: string };
