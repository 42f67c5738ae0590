import type { CompanyAddress } from '@takst/contract/customers/companies/user-company.schema.ts';
import {
  groupLines,
  type SingleLine,
} from '@takst/domain/billing/invoices/documents/document-lines.rules.ts';
import { orderLines } from '@takst/domain/billing/invoices/documents/line-order.rules.ts';
import type {
  InvoiceDocument,
  InvoiceKind,
  PostalAddress,
} from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/http/call.ts';
import { settlementsOfInvoice } from '#billing/invoices/credits/credit.query.ts';
import { reasonOf } from '#billing/invoices/invoice/describe-invoice.ts';
import { findOpenedInvoice, type InvoiceRow } from '#billing/invoices/invoice/invoice.query.ts';
import { lineOfCreditNote } from '#billing/invoices/invoice/line.query.ts';
import { zoneMapsFrom, type ZoneOfTenant } from '#catalogue/zones/zones.public.ts';
import {
  groupedLinesOf,
  type GroupedLine,
  type Issuer,
  issuerOf,
} from './issued-document.query.ts';

type DocumentRequest = {
  readonly scope: Scope;
  readonly id: number;
  readonly language: Language;
};

/** What the PDF and the EHF of an invoice or a credit note say; undefined when it is out of reach. */
export async function findIssuedDocument(
  database: Database,
  { scope, id, language }: DocumentRequest,
): Promise<InvoiceDocument | undefined> {
  const row = await findOpenedInvoice(database, scope, id);
  return row && issuedDocument(database, row, { tenant: scope.tenant, language });
}

/** The same of a row that was found. */
export async function issuedDocument(
  database: Database,
  row: InvoiceRow,
  { tenant, language }: { readonly tenant: TenantId; readonly language: Language },
): Promise<InvoiceDocument> {
  const issuer = await issuerOf(database, row);
  const zonesOn = await zoneMapsFrom(database, tenant, row.period_start);
  const content = await (row.kind === 'invoice'
    ? invoiceContent(database, row, issuer)
    : creditNoteContent(database, row, issuer));
  const agreementNumber = String(row.agreement_id);
  return {
    kind: content.kind,
    number: String(row.number),
    issueDate: row.invoice_date,
    language,
    seller: sellerOf(issuer),
    buyer: {
      name: row.company_name,
      organisationNumber: row.organisation_number,
      address: addressOf(row.bill_address as CompanyAddress),
      electronicAddress: null,
    },
    references: {
      agreementNumber,
      // An agreement without a reference is invoiced under its number.
      theirReference: row.reference === agreementNumber ? '' : row.reference,
      ourReference: '',
    },
    lines: orderLines(
      groupLines(content.lines.map((line) => singleLine(line, zonesOn(line.periodStart)))),
    ),
  };
}

type Content = { readonly kind: InvoiceKind; readonly lines: readonly GroupedLine[] };

async function invoiceContent(
  database: Database,
  row: InvoiceRow,
  { accountNumber }: Issuer,
): Promise<Content> {
  const { company_id: companyId, id, due_date: dueDate, kid } = row;
  const settlements = await settlementsOfInvoice(database, { companyId, id });
  const setOffs = settlements
    .filter(({ isOfEarlier }) => isOfEarlier)
    .map(({ invoiceNumber, amountOre: ore }) => ({ invoiceNumber: String(invoiceNumber), ore }));
  return {
    kind: { type: 'invoice', payment: { dueDate, kid, accountNumber, setOffs } },
    lines: await groupedLinesOf(database, row),
  };
}

/** What a credit note takes back of its line, and why. */
async function creditNoteContent(
  database: Database,
  { company_id: companyId, id, agreement_id: agreementId, number }: InvoiceRow,
  { creditedNumber, creditedOn }: Issuer,
): Promise<Content> {
  if (creditedNumber === null || !creditedOn) throw new Error(`${number} credits nothing`);
  const rows = await lineOfCreditNote(database, { companyId, id, agreementId });
  return {
    kind: {
      type: 'creditNote',
      creditedInvoice: { number: String(creditedNumber), issueDate: creditedOn },
      reason: reasonOf(rows),
    },
    lines: rows.flatMap((row) =>
      row.refunds.map(({ amountOre }) => ({ ...row, priceOre: amountOre, quantity: 1 })),
    ),
  };
}

const sellerOf = ({ name, organisationNumber, isInBusinessRegister, ...address }: Issuer) => ({
  name,
  organisationNumber,
  isInBusinessRegister,
  address: { line1: address.line1, line2: null, postCode: address.postCode, city: address.city },
  electronicAddress: null,
});

/** A company of before may have none. */
const addressOf = (address: CompanyAddress): PostalAddress => ({
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? null,
  postCode: address?.postCode ?? '',
  city: address?.city ?? '',
});

function singleLine(line: GroupedLine, zones: readonly ZoneOfTenant[]): SingleLine {
  const { name, product, profileId, zoneFrom, zoneTo, secondZoneFrom, secondZoneTo } = line;
  const profile = profileId === null ? null : profileName(profileId);
  const named = (language: Language) =>
    [name?.[language] ?? product, profile?.[language].toLowerCase()].filter(Boolean).join(', ');
  const zoneIds = new Set(
    [zoneFrom, zoneTo, secondZoneFrom, secondZoneTo].filter((id) => id !== null),
  );
  return {
    product: { nb: named('nb'), en: named('en') },
    zones: [...zoneIds].map((id) => zones.find((zone) => zone.id === id)?.name ?? id),
    hasAllZones: line.allZones,
    // A fee is paid for no days.
    period: line.productType === 'FEE' ? null : { first: line.periodStart, last: line.periodEnd },
    reference: '',
    unitPriceOre: line.priceOre,
    quantity: line.quantity,
    vatPercent: line.vatPercent,
  };
}
