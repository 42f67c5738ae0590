import type { DocumentLine } from '@takst/domain/billing/invoices/documents/document-lines.rules.ts';
import type { InvoicePayment } from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

export type DocumentLanguage = keyof BilingualText;

const locales = { nb: 'nb-NO', en: 'en-GB' } as const;

/** "november 2025", or "01.11.2025–15.11.2025" where it is no whole month. */
function periodText({ first, last }: NonNullable<DocumentLine['period']>, locale: string): string {
  const isWholeMonth = first.day === 1 && last.equals(first.with({ day: first.daysInMonth }));
  return isWholeMonth
    ? first.toLocaleString(locale, { month: 'long', year: 'numeric' }).replaceAll(' ', '\u00A0')
    : `${dayText(first)}–${dayText(last)}`;
}

/** As in both languages of the portal. */
const dayText = (day: Temporal.PlainDate) =>
  day.toLocaleString('nb-NO', { day: '2-digit', month: '2-digit', year: 'numeric' });

const texts = {
  nb: {
    invoice: 'Faktura',
    creditNote: 'Kreditnota',
    invoiceNumber: 'Fakturanummer',
    creditNoteNumber: 'Kreditnotanummer',
    issueDate: 'Dato',
    dueDate: 'Forfall',
    creditedInvoice: 'Gjelder faktura',
    from: (number: string, date: string) => `${number} av ${date}`,
    agreement: 'Avtale',
    theirReference: 'Deres referanse',
    ourReference: 'Vår referanse',
    organisationNumber: 'Org.nr.',
    businessRegister: 'Foretaksregisteret',
    description: 'Beskrivelse',
    reference: 'Referanse',
    quantity: 'Antall',
    price: 'Pris',
    vatRate: 'Mva.',
    amount: 'Beløp',
    pricesIncludeVat: 'Alle priser er i norske kroner og inkluderer merverdiavgift.',
    vatSummary: 'Merverdiavgift',
    rate: 'Sats',
    net: 'Grunnlag',
    vat: 'Mva.',
    gross: 'Sum',
    totalNet: 'Sum uten mva.',
    totalVat: 'Merverdiavgift',
    toPay: 'Å betale',
    grossTotal: 'Sum med mva.',
    setOff: 'Trukket fra',
    setOffFrom: 'Til gode fra faktura',
    reason: 'Årsak',
    credited: 'Til gode',
    payment: 'Betaling',
    kid: 'KID',
    account: 'Kontonummer',
    payTo: 'Mottaker',
    creditNoteNotice: 'Beløpet er til gode og skal ikke betales.',
    page: (page: number, count: number) => `Side ${page} av ${count}`,
    zones: (zones: readonly string[]) =>
      `${zones.length === 1 ? 'sone' : 'soner'} ${zones.join(', ')}`,
    allZones: 'alle soner',
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    invoiceNumber: 'Invoice number',
    creditNoteNumber: 'Credit note number',
    issueDate: 'Date',
    dueDate: 'Due date',
    creditedInvoice: 'Credits invoice',
    from: (number: string, date: string) => `${number} of ${date}`,
    agreement: 'Agreement',
    theirReference: 'Your reference',
    ourReference: 'Our reference',
    organisationNumber: 'Org. no.',
    businessRegister: 'Foretaksregisteret',
    description: 'Description',
    reference: 'Reference',
    quantity: 'Quantity',
    price: 'Price',
    vatRate: 'VAT',
    amount: 'Amount',
    pricesIncludeVat: 'All prices are in Norwegian kroner and include VAT.',
    vatSummary: 'VAT',
    rate: 'Rate',
    net: 'Base',
    vat: 'VAT',
    gross: 'Total',
    totalNet: 'Total without VAT',
    totalVat: 'VAT',
    toPay: 'To pay',
    grossTotal: 'Total with VAT',
    setOff: 'Set off',
    setOffFrom: 'Credit of invoice',
    reason: 'Reason',
    credited: 'Credited',
    payment: 'Payment',
    kid: 'KID',
    account: 'Account number',
    payTo: 'Payee',
    creditNoteNotice: 'The amount is credited to you. There is nothing to pay.',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    zones: (zones: readonly string[]) =>
      `${zones.length === 1 ? 'zone' : 'zones'} ${zones.join(', ')}`,
    allZones: 'all zones',
  },
} as const;

export const documentTexts = (language: DocumentLanguage) => ({
  ...texts[language],
  locale: locales[language],
  day: dayText,
  /** "Bedriftsbillett, voksen, sone 1, november 2025": what is paid for. */
  line: (line: DocumentLine) => lineText(line, language),
});

export type DocumentTexts = ReturnType<typeof documentTexts>;

function lineText(
  { product, zones, hasAllZones, period }: DocumentLine,
  language: DocumentLanguage,
) {
  const { allZones, zones: zonesText } = texts[language];
  const zoneText = hasAllZones ? allZones : zones.length > 0 ? zonesText(zones) : null;
  const parts = [product[language], zoneText, period && periodText(period, locales[language])];
  return parts.filter((part) => part !== null).join(', ');
}

/** The invoices whose credits are set off: "100101, 100102". */
export const setOffNumbers = ({ setOffs }: InvoicePayment): string =>
  setOffs.map(({ invoiceNumber }) => invoiceNumber).join(', ');
