import type { CounterMediaType } from '@takst/contract/services/ticket-counter/counter-media.schema.ts';
import type { CounterProductEntry } from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';
import { zonesAtStart } from '#ticketing/tickets/order-zones/order-form-zones.ts';
import { withOfferedZones, type ZoneFields } from '#ticketing/tickets/order-zones/zone-fields.ts';
import type { CounterOrderOffer, HandOverKind } from './counter-order-offer.ts';

/** How tickets are handed out: codes to phones, codes as a list, a paper card, or something on travel cards. */
export const counterChoices = ['sms', 'codes', 'paper', 'card'] as const;
export type CounterChoice = (typeof counterChoices)[number];

export const mediaTypeOf: Record<CounterChoice, CounterMediaType> = {
  sms: 'MOBILE_TICKET',
  codes: 'MOBILE_TICKET',
  paper: 'TRAVEL_CARD_ULTRALIGHT',
  card: 'TRAVEL_CARD',
};

export const sendTimes = ['now', 'tomorrow', 'other'] as const;
type SendTime = (typeof sendTimes)[number];

/** The form's values; dates and ids are text, so that a draft can be stored. What another medium has is kept. */
export type CounterOrderFields = ZoneFields & {
  agreementNumber: string;
  productId: string;
  medium: CounterChoice;
  /** How many of each profile, where they are counted. */
  counts: Record<string, string>;
  /** The profile of listed guests and cards whose line names none. */
  profileId: string;
  /** One in each line (`listedRecipients`). */
  guests: string;
  cards: string;
  /** What is put on each card, in kroner. */
  amount: string;
  sendTime: SendTime;
  sendDay: string;
  sendClock: string;
  /** Of paper. */
  startDate: string;
  handOver: HandOverKind;
  addressLine1: string;
  addressLine2: string;
  postCode: string;
  postArea: string;
  /** Empty for none. */
  invoiceReferenceId: string;
  personalReference: string;
  isBeyondBudget: boolean;
};

export function counterFieldsAtStart(offer: CounterOrderOffer): CounterOrderFields {
  const { agreements, zones, tenant, today, company } = offer;
  const agreementNumber = String(agreements[0]?.id ?? '');
  const product = offer.productsOf(agreementNumber)[0];
  const { post } = company.addresses;
  return {
    agreementNumber,
    productId: product?.id ?? '',
    medium: choicesOf(offer, agreementNumber, product)[0] ?? 'sms',
    counts: {},
    profileId: profilesOf(product)[0] ?? '',
    guests: '',
    cards: '',
    amount: '',
    sendTime: 'now',
    sendDay: today.add({ days: 1 }).toString(),
    sendClock: '07:00',
    startDate: today.toString(),
    handOver: offer.handOversOf(agreementNumber)[0] ?? 'post',
    addressLine1: post?.line1 ?? '',
    addressLine2: post?.line2 ?? '',
    postCode: post?.postCode ?? '',
    postArea: post?.city ?? '',
    invoiceReferenceId: '',
    personalReference: '',
    isBeyondBudget: false,
    ...zonesAtStart(zones, tenant.defaultZones),
  };
}

/** Merges a draft into the initial values, without choices that are no longer offered. */
export function withCounterDraft(
  start: CounterOrderFields,
  draft: Partial<CounterOrderFields> | null,
  offer: CounterOrderOffer,
): CounterOrderFields {
  if (!draft) return start;
  const fields = withOfferedZones({ ...start, ...draft }, offer.zones);
  const hasReference = offer.references.some(({ id }) => String(id) === fields.invoiceReferenceId);
  const hasAgreement = offer.agreements.some(({ id }) => String(id) === fields.agreementNumber);
  const isOver = (day: string) =>
    Temporal.PlainDate.compare(Temporal.PlainDate.from(day), offer.today) < 0;
  return withAgreement(
    {
      ...fields,
      sendDay: isOver(fields.sendDay) ? start.sendDay : fields.sendDay,
      startDate: isOver(fields.startDate) ? start.startDate : fields.startDate,
      invoiceReferenceId: hasReference ? fields.invoiceReferenceId : '',
      isBeyondBudget: false,
    },
    hasAgreement ? fields.agreementNumber : start.agreementNumber,
    offer,
  );
}

/** Another agreement sells other products, and hands out paper in other ways; what both have stays chosen. */
export function withAgreement(
  fields: CounterOrderFields,
  agreementNumber: string,
  offer: CounterOrderOffer,
): CounterOrderFields {
  const products = offer.productsOf(agreementNumber);
  const product = products.find(({ id }) => id === fields.productId) ?? products[0];
  const handOvers = offer.handOversOf(agreementNumber);
  const handOver = handOvers.includes(fields.handOver) ? fields.handOver : handOvers[0];
  const next = { ...fields, agreementNumber, ...(handOver && { handOver }) };
  return withProduct(next, product, offer);
}

/** Another product is on other media, and has other profiles; what both have stays chosen. */
export function withProduct(
  fields: CounterOrderFields,
  product: CounterProductEntry | undefined,
  offer: CounterOrderOffer,
): CounterOrderFields {
  const choices = choicesOf(offer, fields.agreementNumber, product);
  const profiles = profilesOf(product);
  return {
    ...fields,
    productId: product?.id ?? '',
    medium: choices.includes(fields.medium) ? fields.medium : (choices[0] ?? fields.medium),
    profileId: profiles.includes(fields.profileId) ? fields.profileId : (profiles[0] ?? ''),
  };
}

/** The ways in which a product can be handed out under an agreement. */
export const choicesOf = (
  offer: CounterOrderOffer,
  agreementNumber: string,
  product: CounterProductEntry | undefined,
): CounterChoice[] =>
  counterChoices.filter(
    (choice) =>
      product?.mediaTypes.includes(mediaTypeOf[choice]) &&
      (choice !== 'paper' || offer.handOversOf(agreementNumber).length > 0),
  );

/** The profiles that a product has prices for, in the order of its prices. */
export const profilesOf = (product: CounterProductEntry | undefined): string[] => [
  ...new Set(product?.prices.map(({ profileId }) => profileId)),
];

export const productIn = (
  { agreementNumber, productId }: Pick<CounterOrderFields, 'agreementNumber' | 'productId'>,
  offer: CounterOrderOffer,
): CounterProductEntry | undefined =>
  offer.productsOf(agreementNumber).find(({ id }) => id === productId);

export const referenceIn = (
  { invoiceReferenceId }: Pick<CounterOrderFields, 'invoiceReferenceId'>,
  { references }: CounterOrderOffer,
) => references.find(({ id }) => String(id) === invoiceReferenceId);

/** The hour at which codes go out on the next day. */
const earlyHour = '07:00';

/** When codes go out; null for at once, undefined where day or hour is missing. In Norwegian time. */
export function sendAtIn(
  { sendTime, sendDay, sendClock }: Pick<CounterOrderFields, 'sendTime' | 'sendDay' | 'sendClock'>,
  today: Temporal.PlainDate,
): Temporal.Instant | null | undefined {
  if (sendTime === 'now') return null;
  if (sendTime === 'tomorrow') return momentOf(today.add({ days: 1 }).toString(), earlyHour);
  return sendDay !== '' && /^\d{2}:\d{2}$/u.test(sendClock)
    ? momentOf(sendDay, sendClock)
    : undefined;
}

const momentOf = (day: string, clock: string): Temporal.Instant =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: businessTimeZone, plainTime: Temporal.PlainTime.from(clock) })
    .toInstant();
