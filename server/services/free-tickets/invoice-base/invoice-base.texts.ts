import type { Language } from '#platform/http/call.ts';

type Texts = {
  readonly state: Readonly<Record<'closed' | 'open', string>>;
  readonly fileName: string;
  readonly headings: Readonly<
    Record<
      | 'timeOfSale'
      | 'description'
      | 'ticket'
      | 'firstName'
      | 'lastName'
      | 'employeeId'
      | 'holderType'
      | 'phone'
      | 'zones'
      | 'numberOfZones'
      | 'price'
      | 'quantity'
      | 'amount'
      | 'vatPercent'
      | 'vat',
      string
    >
  >;
  /** In place of the price. */
  readonly noPrice: string;
};

/** Words of the files with invoice bases of free tickets and with their lines. */
export const invoiceBaseTexts: Readonly<Record<Language, Texts>> = {
  nb: {
    state: { closed: 'Avsluttet', open: 'Foreløpig' },
    fileName: 'fakturagrunnlag-fribilletter',
    headings: {
      timeOfSale: 'Salgsdato',
      description: 'Beskrivelse',
      ticket: 'Billett',
      firstName: 'Fornavn',
      lastName: 'Etternavn',
      employeeId: 'Ansattnummer',
      holderType: 'Relasjon',
      phone: 'Mobilnummer',
      zones: 'Soner',
      numberOfZones: 'Antall soner',
      price: 'Pris inkl. mva.',
      quantity: 'Antall',
      amount: 'Beløp inkl. mva.',
      vatPercent: 'Mva.-sats i prosent',
      vat: 'Herav mva., avrundet for linjen',
    },
    noPrice: 'Pris mangler',
  },
  en: {
    state: { closed: 'Closed', open: 'So far' },
    fileName: 'invoice-base-free-tickets',
    headings: {
      timeOfSale: 'Day of sale',
      description: 'Description',
      ticket: 'Ticket',
      firstName: 'First name',
      lastName: 'Last name',
      employeeId: 'Employee number',
      holderType: 'Relation',
      phone: 'Mobile number',
      zones: 'Zones',
      numberOfZones: 'Number of zones',
      price: 'Price incl. VAT',
      quantity: 'Quantity',
      amount: 'Amount incl. VAT',
      vatPercent: 'VAT rate in per cent',
      vat: 'Of which VAT, rounded for the line',
    },
    noPrice: 'Price missing',
  },
};
