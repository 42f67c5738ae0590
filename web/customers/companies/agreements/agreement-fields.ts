import {
  type AgreementBody,
  agreementBody,
} from '@takst/contract/customers/agreements/agreement.schema.ts';
import type { CompanyAgreement } from '@takst/contract/customers/companies/user-company.schema.ts';
import { isInConflict } from '@takst/domain/customers/agreements/agreement-combination.rules.ts';
import { agreementDefaults } from '@takst/domain/customers/agreements/agreement-defaults.ts';
import {
  type AgreementSubtype,
  agreementSubtypes,
} from '@takst/domain/platform/tenants/agreement-subtype.ts';
import type { InvoicingInterval } from '@takst/domain/customers/agreements/invoicing-interval.ts';
import type { SchoolMedium } from '@takst/domain/services/school-tickets/school-medium.ts';
import { schoolMediaOf } from '@takst/domain/services/school-tickets/school-media.rules.ts';
import { type CounterFields, counterFieldsOf, counterTermsOf } from './counter-fields.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Resolver } from 'react-hook-form';
import { bodyResolver, type FormFault } from '#platform/api/body-resolver.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';

/** The editable part of an agreement, saved or local. */
export type EditedAgreement = Pick<
  CompanyAgreement,
  | 'id'
  | 'subTypeId'
  | 'invoiceReference'
  | 'invoicingInterval'
  | 'paymentDeadline'
  | 'schoolMedia'
  | 'ticketCounter'
>;

export type AgreementFields = {
  subType: AgreementSubtype;
  invoicingInterval: InvoicingInterval;
  invoiceReference: string;
  paymentDeadlineDays: string;
  /** Of a school's agreement; of others nothing. */
  schoolMedia: readonly SchoolMedium[];
  /** Of a ticket counter; of others nothing. */
  ticketCounter: CounterFields;
};

export const useAgreementField = createFieldHook<AgreementFields>();

type Terms = Omit<EditedAgreement, 'id'>;

export const fieldsOfAgreement = (agreement: Terms, tenant: TenantId): AgreementFields => ({
  subType: agreement.subTypeId,
  invoicingInterval: agreement.invoicingInterval,
  invoiceReference: agreement.invoiceReference,
  paymentDeadlineDays: String(agreement.paymentDeadline),
  schoolMedia: schoolMediaOf(tenant, agreement.schoolMedia),
  ticketCounter: counterFieldsOf(agreement.ticketCounter),
});

/** Initial values of a new agreement (spec 1 §9). */
export const fieldsOfNew = (
  allowedSubtypes: readonly AgreementSubtype[],
  { tenant, paymentDeadline }: { tenant: TenantId; paymentDeadline: number },
): AgreementFields => {
  const { subtype, invoicingInterval } = agreementDefaults;
  const subTypeId = allowedSubtypes.includes(subtype) ? subtype : (allowedSubtypes[0] ?? subtype);
  const terms = { subTypeId, invoicingInterval, paymentDeadline };
  return fieldsOfAgreement(
    { ...terms, invoiceReference: '', schoolMedia: null, ticketCounter: null },
    tenant,
  );
};

const bodyOf = ({
  paymentDeadlineDays,
  schoolMedia,
  ticketCounter,
  ...fields
}: AgreementFields) => ({
  ...fields,
  schoolMedia: fields.subType === 'SCHOOLTICKET' ? schoolMedia : null,
  ticketCounter: fields.subType === 'TICKETOFFICE' ? counterTermsOf(ticketCounter) : null,
  // The payment deadline is parsed as an integer (spec 1 §5).
  paymentDeadlineDays: /^\d+$/.test(paymentDeadlineDays.trim())
    ? Number(paymentDeadlineDays)
    : Number.NaN,
});

/** The fault key of a subtype that conflicts with another agreement. */
const conflictFault = (subtype: AgreementSubtype): string => `conflict:${subtype}`;

export const subtypeInConflict = (fault: string): AgreementSubtype | undefined =>
  agreementSubtypes.find((subtype) => fault === conflictFault(subtype));

/** The contract's schema plus the combination rules (spec 1 §4), checked before sending. */
export const agreementResolver = (
  otherSubtypes: readonly AgreementSubtype[],
): Resolver<AgreementFields, unknown, AgreementBody> =>
  bodyResolver({
    schema: agreementBody,
    bodyOf,
    faultsOf: ({ subType, paymentDeadlineDays }): FormFault[] => [
      ...(isInConflict(subType, otherSubtypes)
        ? [{ path: 'subType', message: conflictFault(subType) }]
        : []),
      ...(paymentDeadlineDays.trim() === ''
        ? [{ path: 'paymentDeadlineDays', message: 'required' }]
        : []),
    ],
  });
