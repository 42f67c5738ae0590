import type { OrderForm } from '@takst/contract/self-service/order-form/get-order-form.contract.ts';
import { sendPhoneCode } from '@takst/contract/self-service/order-form/send-phone-code.contract.ts';
import { orderFormBody } from '@takst/contract/self-service/order-form/submit-order-form.contract.ts';
import { productSoldFor } from '@takst/domain/company-tickets/order-product.rules.ts';
import { defaultProfileId } from '@takst/domain/products/profiles.rules.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import { withCommonPair } from '@takst/domain/zones/zone-choice.rules.ts';
import { pageFacts } from '#texts/page-facts.ts';
import { choiceOf, withOfferedZones, type ZoneFields } from '#tickets/order-zones/zone-fields.ts';

/** What is typed and chosen; dates and ids are text. */
export type OrderFields = ZoneFields & {
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

/** The key of what is wrong, by the field. */
export type FieldFaults = Partial<Record<FieldName, string>>;

export type FormAgreement = OrderForm['agreements'][number];

export function fieldsAtStart({ agreements, zones }: OrderForm): OrderFields {
  const [agreement] = agreements;
  const { defaultZones } = tenants[pageFacts.tenant];
  const zoneIdOf = (name: string | undefined) => zones.find((zone) => zone.name === name)?.id ?? '';
  const zoneFrom = zoneIdOf(defaultZones?.from);
  const zoneTo = zoneIdOf(defaultZones?.to);
  return {
    firstName: '',
    lastName: '',
    employeeId: '',
    phoneCountryCode: '+47',
    phone: '',
    agreementNumber: String(agreement?.agreementNumber ?? ''),
    profileId: defaultProfileId,
    startDate: agreement?.startDates[0]?.toString() ?? '',
    ...withOfferedZones(
      { zoneChoice: zoneTo && zoneTo !== zoneFrom ? 'two' : 'one', zoneFrom, zoneTo },
      zones,
    ),
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
  const changed = { ...fields, agreementNumber };
  const { profiles = [], startDates = [] } = agreementOf(form, changed) ?? {};
  const dates = startDates.map(String);
  return {
    ...changed,
    profileId: profiles.includes(fields.profileId) ? fields.profileId : defaultProfileId,
    startDate: dates.includes(fields.startDate) ? fields.startDate : (dates[0] ?? ''),
  };
}

/** What is sold for the chosen zones, with its price; null while a zone or a price is missing. */
export function soldProductOf(form: OrderForm, fields: OrderFields) {
  const choice = choiceOf(fields);
  const agreement = agreementOf(form, fields);
  if (!choice || !agreement || !fields.startDate) return null;
  return productSoldFor({
    products: agreement.products.map((product) => ({
      ...product,
      prices: product.products.flatMap(({ profileId, prices }) =>
        prices.map((price) => ({ ...price, profileId })),
      ),
    })),
    choice,
    pair: tenants[pageFacts.tenant].commonZonePair,
    profileId: fields.profileId,
    start: Temporal.PlainDate.from(fields.startDate),
  });
}

/** The fields as the call takes them, but for the token. */
export function orderBodyOf(form: OrderForm, fields: OrderFields) {
  const selected = choiceOf(fields);
  const choice = selected && withCommonPair(selected, tenants[pageFacts.tenant].commonZonePair);
  const nameOf = (id: string) => form.zones.find((zone) => zone.id === id)?.name ?? null;
  const sold = soldProductOf(form, fields);
  return {
    agreementNumber: Number(fields.agreementNumber),
    firstName: fields.firstName.trim(),
    lastName: fields.lastName.trim(),
    employeeId: fields.employeeId.trim(),
    startDate: fields.startDate,
    zoneFrom: choice?.kind === 'zones' ? nameOf(choice.from) : null,
    zoneTo: choice?.kind === 'zones' ? nameOf(choice.to) : null,
    validAllZones: fields.zoneChoice === 'all',
    profileId: fields.profileId,
    ...(sold && { productId: sold.product.id }),
  };
}

export const phoneBodyOf = ({ phoneCountryCode, phone }: OrderFields) => ({
  phoneCountryCode,
  phone,
});

/** What is wrong with the fields by the contract's own schemas, in the order of the page. */
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
  if (fields.zoneChoice === 'all' || fields.zoneFrom === '') issues.delete('zoneTo');
  return Object.fromEntries(
    fieldNames.filter((name) => issues.has(name)).map((name) => [name, issues.get(name)]),
  );
}
