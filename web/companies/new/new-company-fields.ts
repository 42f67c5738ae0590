import type {
  CompanyPrefill,
  PrefillAddress,
} from '@takst/contract/companies/get-company-prefill.contract.ts';
import { onboardCompanyBody } from '@takst/contract/companies/onboard-company.contract.ts';
import {
  requiresSignee,
  hasOwnCustomerNumbers,
} from '@takst/domain/companies/onboard-company.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { bodyResolver } from '#api/body-resolver.ts';
import {
  addressesBody,
  type AddressesFields,
  noAddress,
} from '#companies/addresses/address-fields.ts';
import { createFieldHook } from '#design/form/create-field-hook.ts';
import type { EditedAgreement } from '#companies/agreements/agreement-fields.ts';
import { defaultAgreements } from './local-agreements.ts';

/** What the form holds while it is filled in; addresses and agreements are edited here before they are sent. */
export type NewCompanyFields = AddressesFields & {
  organisationNumber: string;
  name: string;
  customerNumber: string;
  agreements: EditedAgreement[];
  user: {
    email: string;
    phoneCountryCode: string;
    phone: string;
    firstName: string;
    lastName: string;
  };
  signee: { name: string; email: string };
};

const emptyFields = (tenant: TenantId): NewCompanyFields => ({
  organisationNumber: '',
  name: '',
  customerNumber: '',
  billAddress: noAddress,
  postAddress: noAddress,
  visitAddress: noAddress,
  agreements: defaultAgreements(tenant),
  user: { email: '', phoneCountryCode: '+47', phone: '', firstName: '', lastName: '' },
  signee: { name: '', email: '' },
});

const filledIn = (address: PrefillAddress | null) =>
  address
    ? {
        addressLine1: address.addressLine1,
        addressLine2: address.addressLine2 ?? '',
        postCode: address.postCode,
        postArea: address.postArea,
      }
    : noAddress;

/** The form as it opens: what the register says, and the operator's usual agreements. */
export const fieldsOfPrefill = (prefill: CompanyPrefill, tenant: TenantId): NewCompanyFields => ({
  ...emptyFields(tenant),
  organisationNumber: prefill.organisationNumber,
  name: prefill.name,
  billAddress: filledIn(prefill.billAddress),
  postAddress: filledIn(prefill.postAddress),
  visitAddress: filledIn(prefill.visitAddress),
});

/** What was filled in before the page was lost. */
export const fieldsOfDraft = (
  draft: Partial<NewCompanyFields> | null,
  tenant: TenantId,
): NewCompanyFields | null =>
  draft?.organisationNumber ? { ...emptyFields(tenant), ...draft } : null;

/** Where the portal runs: who is asked for what differs (spec 1 §5). */
export type Place = { tenant: TenantId; production: boolean };

const bodyOf = (fields: NewCompanyFields, { tenant, production }: Place) => {
  const { organisationNumber, name, customerNumber, agreements, user, signee } = fields;
  return {
    company: {
      ...(hasOwnCustomerNumbers(tenant) && { id: customerNumber }),
      organisationNumber,
      name,
      ...addressesBody(fields),
    },
    agreements: agreements.map((agreement) => ({
      subType: agreement.subTypeId,
      invoiceReference: agreement.invoiceReference,
      invoicingInterval: agreement.invoicingInterval,
      paymentDeadlineDays: agreement.paymentDeadline,
    })),
    ...(requiresSignee(tenant, { production }) && { signee }),
    user,
  };
};

/** The form's own name for a place in the body. */
export const nameOf = (path: string): string => {
  if (path === 'company.id') return 'customerNumber';
  if (path.startsWith('agreements')) return 'agreements';
  return path.replace(/^company\./, '');
};

export const useNewCompanyField = createFieldHook<NewCompanyFields>();

/** The contract's own schema decides. */
export const newCompanyResolver = (place: Place) =>
  bodyResolver({
    schema: onboardCompanyBody,
    bodyOf: (fields: NewCompanyFields) => bodyOf(fields, place),
    nameOf,
  });
