import {
  type CreateAgreementBody,
  createAgreementBody,
} from '@takst/contract/agreements/create-agreement.contract.ts';
import type { CompanyAgreement } from '@takst/contract/session/user-company.schema.ts';
import { isInConflict } from '@takst/domain/agreements/agreement-combination.rules.ts';
import { agreementDefaults } from '@takst/domain/agreements/agreement-defaults.ts';
import {
  type AgreementSubtype,
  agreementSubtypes,
} from '@takst/domain/agreements/agreement-subtype.ts';
import type { Resolver } from 'react-hook-form';
import { bodyResolver, type FormFault } from '#api/body-resolver.ts';
import { createFieldHook } from '#design/form/create-field-hook.ts';

export type SelectableInterval = CreateAgreementBody['invoicingInterval'];
export const selectableIntervals: readonly SelectableInterval[] = [
  'DAILY',
  'WEEKLY',
  'MONTHLY_AT_END',
  'QUARTERLY',
];

/** The editable part of an agreement, saved or local. */
export type EditedAgreement = Pick<
  CompanyAgreement,
  'id' | 'subTypeId' | 'invoiceReference' | 'invoicingInterval' | 'paymentDeadline'
>;

export type AgreementFields = {
  subType: AgreementSubtype;
  /** Null if the agreement's interval can no longer be selected. */
  invoicingInterval: SelectableInterval | null;
  invoiceReference: string;
  paymentDeadlineDays: string;
};

export const useAgreementField = createFieldHook<AgreementFields>();

type Terms = Omit<EditedAgreement, 'id'>;

export const fieldsOfAgreement = (agreement: Terms): AgreementFields => ({
  subType: agreement.subTypeId,
  invoicingInterval:
    selectableIntervals.find((interval) => interval === agreement.invoicingInterval) ?? null,
  invoiceReference: agreement.invoiceReference,
  paymentDeadlineDays: String(agreement.paymentDeadline),
});

/** Initial values of a new agreement (spec 1 §9). */
export const fieldsOfNew = (allowedSubtypes: readonly AgreementSubtype[]): AgreementFields => {
  const { subtype, invoicingInterval, paymentDeadlineDays: paymentDeadline } = agreementDefaults;
  const subTypeId = allowedSubtypes.includes(subtype) ? subtype : (allowedSubtypes[0] ?? subtype);
  return fieldsOfAgreement({ subTypeId, invoicingInterval, paymentDeadline, invoiceReference: '' });
};

const bodyOf = ({ paymentDeadlineDays, ...fields }: AgreementFields) => ({
  ...fields,
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
): Resolver<AgreementFields, unknown, CreateAgreementBody> =>
  bodyResolver({
    schema: createAgreementBody,
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
