import type { CompanyPrefill } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import { onboardCompanyBody } from '@takst/contract/customers/companies/onboard-company.contract.ts';
import {
  requiresSignee,
  hasOwnCustomerNumbers,
} from '@takst/domain/customers/companies/onboard-company.rules.ts';
import { agreementDefaults } from '@takst/domain/customers/agreements/agreement-defaults.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import {
  addressesBody,
  type AddressesFields,
  fieldsOfBody,
  noAddress,
} from '#customers/companies/addresses/address-fields.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import type { EditedAgreement } from '#customers/companies/agreements/agreement-fields.ts';
import { defaultAgreements } from './local-agreements.ts';

/** The form's values; addresses and agreements are local until the company is saved. */
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
  /** The first administrator signs the contract, too. */
  adminSigns: boolean;
  signee: { name: string; email: string };
};

const emptyFields = (tenant: TenantId, paymentDeadline: number): NewCompanyFields => ({
  organisationNumber: '',
  name: '',
  customerNumber: '',
  billAddress: noAddress,
  postAddress: noAddress,
  visitAddress: noAddress,
  agreements: defaultAgreements(tenant, paymentDeadline),
  user: { email: '', phoneCountryCode: '+47', phone: '', firstName: '', lastName: '' },
  adminSigns: true,
  signee: { name: '', email: '' },
});

/** The first administrator, as a request for access names them. */
type FirstAdministrator = NewCompanyFields['user'];

/** Initial values: the register's data, the operator's default agreements, and who asked for access, if anybody. */
export const fieldsOfPrefill = (
  prefill: CompanyPrefill,
  { tenant, user }: { tenant: TenantId; user: FirstAdministrator | null },
): NewCompanyFields => ({
  ...emptyFields(tenant, prefill.paymentDeadlineDays),
  ...(user && { user }),
  organisationNumber: prefill.organisationNumber,
  name: prefill.name,
  billAddress: fieldsOfBody(prefill.billAddress),
  postAddress: fieldsOfBody(prefill.postAddress),
  visitAddress: fieldsOfBody(prefill.visitAddress),
});

/** Initial values from a draft. */
export const fieldsOfDraft = (
  draft: Partial<NewCompanyFields> | null,
  tenant: TenantId,
): NewCompanyFields | null =>
  draft?.organisationNumber
    ? { ...emptyFields(tenant, agreementDefaults.paymentDeadlineDays), ...draft }
    : null;

/** Operator and environment, which decide the required fields (spec 1 §5). */
export type Place = { tenant: TenantId; production: boolean };

const bodyOf = (fields: NewCompanyFields, { tenant, production }: Place) => {
  const { organisationNumber, name, customerNumber, agreements, user } = fields;
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
      schoolMedia: agreement.schoolMedia,
      ticketCounter: agreement.ticketCounter,
    })),
    ...(requiresSignee(tenant, { production }) && { signee: signeeOf(fields) }),
    user,
  };
};

const maxName = 200;

const signeeOf = ({ adminSigns, user, signee }: NewCompanyFields) =>
  adminSigns
    ? { name: `${user.firstName} ${user.lastName}`.trim().slice(0, maxName), email: user.email }
    : signee;

/** The field name for a path of the body. */
export const nameOf = (path: string): string => {
  if (path === 'company.id') return 'customerNumber';
  if (path.startsWith('agreements')) return 'agreements';
  return path.replace(/^company\./, '');
};

export const useNewCompanyField = createFieldHook<NewCompanyFields>();

/** The contract's schema decides. A fault of the administrator who signs is one of the administrator alone. */
export function newCompanyResolver(place: Place) {
  const resolve = bodyResolver({
    schema: onboardCompanyBody,
    bodyOf: (fields: NewCompanyFields) => bodyOf(fields, place),
    nameOf,
  });
  const resolver: typeof resolve = async (fields, ...rest) => {
    const result = await resolve(fields, ...rest);
    const { signee, ...errors } = result.errors;
    return signee && fields.adminSigns ? { values: {}, errors } : result;
  };
  return resolver;
}
