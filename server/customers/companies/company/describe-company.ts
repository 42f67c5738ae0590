import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import type { CompanyAgreement } from '@takst/contract/customers/companies/user-company.schema.ts';
import { agreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { invoicingInterval } from '@takst/domain/customers/agreements/invoicing-interval.ts';
import { companyType } from '@takst/domain/customers/companies/company-type.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { AgreementRow, CompanyFactsRow } from './company.query.ts';

/** Unknown kinds become OTHER (spec 1 §3). */
const describeAgreement = (row: AgreementRow): CompanyAgreement => ({
  id: row.id,
  subTypeId: agreementSubtype(row.subtype),
  invoiceReference: row.invoiceReference,
  fromDate: Temporal.PlainDate.from(row.fromDate),
  endDate: row.endDate === null ? null : Temporal.PlainDate.from(row.endDate),
  awaitsSignature: row.awaitsSignature,
  invoicingInterval: invoicingInterval(row.invoicingInterval),
  paymentDeadline: row.paymentDeadline,
  schoolMedia: row.schoolMedia,
  ticketCounter: row.ticketCounter && {
    ...row.ticketCounter,
    blackListedProducts: [...row.ticketCounter.blackListedProducts],
  },
});

/** What everyone in a company sees of it. */
export const describeCompany = (row: CompanyFactsRow, tenant: TenantId): Company => ({
  id: row.id,
  customerNumber: row.customerNumber,
  name: row.name,
  organisationNumber: row.organisationNumber,
  type: companyType(tenant, row.kind),
  addresses: { bill: row.bill, post: row.post, visit: row.visit },
  allAgreements: row.agreements.map(describeAgreement),
});
