import type { AgreementBody } from '@takst/contract/customers/agreements/agreement.schema.ts';
import { agreementDefaults } from '@takst/domain/customers/agreements/agreement-defaults.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { EditedAgreement } from '#customers/companies/agreements/agreement-fields.ts';

/** The operator's default agreements of a new company (spec 1 §9). */
export const defaultAgreements = (tenant: TenantId, paymentDeadline: number): EditedAgreement[] =>
  tenantOf(tenant).defaultAgreements.map((subTypeId, position) => ({
    id: position + 1,
    subTypeId,
    invoiceReference: '',
    invoicingInterval: agreementDefaults.invoicingInterval,
    paymentDeadline,
    schoolMedia: null,
    ticketCounter: null,
  }));

const withTerms = (id: number, body: AgreementBody): EditedAgreement => ({
  id,
  subTypeId: body.subType,
  invoiceReference: body.invoiceReference,
  invoicingInterval: body.invoicingInterval,
  paymentDeadline: body.paymentDeadlineDays,
  schoolMedia: body.schoolMedia,
  ticketCounter: body.ticketCounter,
});

/** Adds an agreement; its id is the highest plus one (spec 1 §4). */
export const withNew = (
  agreements: readonly EditedAgreement[],
  body: AgreementBody,
): EditedAgreement[] => [
  ...agreements,
  withTerms(Math.max(0, ...agreements.map(({ id }) => id)) + 1, body),
];

export const withChanged = (
  agreements: readonly EditedAgreement[],
  { id, body }: { id: number; body: AgreementBody },
): EditedAgreement[] =>
  agreements.map((agreement) => (agreement.id === id ? withTerms(id, body) : agreement));

export const withoutOne = (agreements: readonly EditedAgreement[], id: number): EditedAgreement[] =>
  agreements.filter((agreement) => agreement.id !== id);
