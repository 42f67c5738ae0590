import type { OrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { orderFormBody } from '@takst/contract/services/self-service/order-form/submit-order-form.contract.ts';
import {
  isStartPossible,
  type StartLimits,
} from '@takst/domain/services/company-tickets/order-form.rules.ts';
import { listedProductSoldFor } from '@takst/domain/catalogue/products/order-product.rules.ts';
import { isEmployeeIdTooShort } from '@takst/domain/services/company-tickets/order-terms.rules.ts';
import {
  defaultProfileId,
  offeredProfileId,
} from '@takst/domain/catalogue/products/profiles.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { orderedFieldsOf } from '#ticketing/tickets/order-zones/ordered-fields.ts';
import { missingZones, zonesAtStart } from '#ticketing/tickets/order-zones/order-form-zones.ts';
import { choiceOf, type ZoneFields } from '#ticketing/tickets/order-zones/zone-fields.ts';

/** What is typed and chosen; dates and ids are text. */
export type OrderFields = ZoneFields &
  StartLimits & {
    firstName: string;
    lastName: string;
    employeeId: string;
    phoneCountryCode: string;
    phone: string;
    agreementNumber: string;
    profileId: string;
    startDate: string;
    hasAccepted: boolean;
  };

/** In page order. */
export const fieldNames = [
  'firstName',
  'lastName',
  'employeeId',
  'phone',
  'startDate',
  'zoneFrom',
  'zoneTo',
  'hasAccepted',
] as const satisfies readonly (keyof OrderFields)[];
export type FieldName = (typeof fieldNames)[number];

/** The text key of the fault of each field. */
export type FieldFaults = Partial<Record<FieldName, string>>;

export type FormAgreement = OrderForm['agreements'][number];

export function fieldsAtStart({ agreements, zones }: OrderForm): OrderFields {
  const [agreement] = agreements;
  return {
    firstName: '',
    lastName: '',
    employeeId: '',
    phoneCountryCode: '+47',
    phone: '',
    agreementNumber: String(agreement?.agreementNumber ?? ''),
    profileId: defaultProfileId,
    startDate: agreement?.startDates[0]?.toString() ?? '',
    ...zonesAtStart(zones, tenantOf(pageFacts.tenant).defaultZones),
    earliestStart: '',
    refusedStarts: [],
    hasAccepted: false,
  };
}

export const agreementOf = (form: OrderForm, fields: OrderFields): FormAgreement | undefined =>
  form.agreements.find(({ agreementNumber }) => String(agreementNumber) === fields.agreementNumber);

/** Another agreement; a category and a date that it does not offer are replaced by its first ones. */
export function withAgreement(
  form: OrderForm,
  fields: OrderFields,
  agreementNumber: string,
): OrderFields {
  const newFields = { ...fields, agreementNumber };
  const { profiles = [], startDates = [] } = agreementOf(form, newFields) ?? {};
  const dates = startDates.filter((start) => isStartPossible(start, fields)).map(String);
  return {
    ...newFields,
    profileId: offeredProfileId(fields.profileId, profiles),
    startDate: dates.includes(fields.startDate) ? fields.startDate : (dates[0] ?? ''),
  };
}

/** The starts of the chosen agreement that have not been refused. */
export const possibleStarts = (form: OrderForm, fields: OrderFields): Temporal.PlainDate[] =>
  (agreementOf(form, fields)?.startDates ?? []).filter((start) => isStartPossible(start, fields));

/** What is sold for the chosen zones, with its price; null while a zone or a price is missing. */
export function soldProductOf(form: OrderForm, fields: OrderFields) {
  const agreement = agreementOf(form, fields);
  const choice = choiceOf(fields);
  if (!agreement || !choice || !fields.startDate) return null;
  return listedProductSoldFor({
    products: agreement.products,
    choice,
    pair: tenantOf(pageFacts.tenant).commonZonePair,
    profileId: fields.profileId,
    start: Temporal.PlainDate.from(fields.startDate),
  });
}

/** The fields as the call takes them, but for the token. */
export const orderBodyOf = (form: OrderForm, fields: OrderFields) => ({
  ...orderedFieldsOf(fields, {
    tenant: tenantOf(pageFacts.tenant),
    zones: form.zones,
    soldProduct: soldProductOf(form, fields),
  }),
  agreementNumber: Number(fields.agreementNumber),
  startDate: fields.startDate,
});

export const phoneBodyOf = ({ phoneCountryCode, phone }: OrderFields) => ({
  phoneCountryCode,
  phone,
});

/** What is wrong with the fields, in the order of the page: the contract's own schemas and the rules of every order form. */
export function faultsOf(form: OrderForm, fields: OrderFields): FieldFaults {
  const body = orderBodyOf(form, fields);
  const checked = [
    orderFormBody.safeParse({
      ...body,
      token: 'none yet',
      channel: 'link',
      hasAccepted: fields.hasAccepted,
    }),
    sendPhoneCode.body.safeParse({ ...phoneBodyOf(fields), employeeId: body.employeeId }),
  ];
  const issues = new Map(
    checked.flatMap(({ error }) =>
      (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const),
    ),
  );
  const start = fields.startDate && Temporal.PlainDate.from(fields.startDate);
  const service = agreementOf(form, fields)?.service;
  const faults: Partial<Record<FieldName, boolean>> = {
    ...missingZones(fields),
    ...(start && !isStartPossible(start, fields) && { startDate: true }),
    ...(service && isEmployeeIdTooShort(service, body.employeeId) && { employeeId: true }),
  };
  return Object.fromEntries(
    fieldNames
      .filter((name) => faults[name] ?? issues.has(name))
      .map((name) => [name, issues.get(name) ?? '']),
  );
}
