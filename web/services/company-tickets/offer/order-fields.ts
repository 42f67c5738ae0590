import type { Subscriber } from '@takst/contract/ticketing/subscribers/subscriber.schema.ts';
import type { Zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import type { OrderableType } from '@takst/domain/catalogue/products/subscription-type.ts';
import {
  defaultProfileId,
  offeredProfileId,
} from '@takst/domain/catalogue/products/profiles.rules.ts';
import { zonesAtStart } from '#ticketing/tickets/order-zones/order-form-zones.ts';
import { withOfferedZones, type ZoneFields } from '#ticketing/tickets/order-zones/zone-fields.ts';

/** Fields that a service adds to the form: its order extension has them in its page, its checks and its texts. */
export interface FieldsOfServices {}

/** The form's values; dates and ids are text, so that a draft can be stored. */
export type OrderFields = ZoneFields &
  FieldsOfServices & {
    /** What is ordered: a ticket, subscriptions, or both. */
    types: OrderableType[];
    agreementName: string;
    phoneCountryCode: string;
    phone: string;
    firstName: string;
    lastName: string;
    employeeId: string;
    /** The person of the company with the phone; the names and number are theirs. */
    knownPerson: { id: number; employeeId: string } | null;
    /** The user says that the known person has new names. */
    hasNewNames: boolean;
    /** Starts before this date are refused for the person; empty for none. */
    earliestStart: string;
    /** Starts that the server has refused for everybody. */
    refusedStarts: string[];
    startDate: string;
    profileId: string;
    hasAccepted: boolean;
  };

/** In page order. */
export const fieldNames = [
  'phone',
  'employeeId',
  'firstName',
  'lastName',
  'zoneFrom',
  'zoneTo',
  'startDate',
  'agreementName',
  'types',
  'hasAccepted',
] as const satisfies readonly (keyof OrderFields)[];
export type FaultyField = (typeof fieldNames)[number];

/** A field that a service adds to the form: its place among the others, its texts and its check. */
export type ServiceField = {
  name: keyof FieldsOfServices & string;
  after: FaultyField;
  label: string;
  fault: string;
  isMissing: (fields: OrderFields) => boolean;
};

type InitialFacts = {
  /** The first thing that can be ordered: a ticket where nothing else is sold. */
  firstType?: OrderableType;
  agreements: readonly { id: number }[];
  startDates: readonly Temporal.PlainDate[];
  zones: readonly Zone[];
  /** Names of the operator's default zones (spec 1 §9). */
  defaultZones: { from: string; to: string } | null;
  /** A known person. */
  subscriber: Subscriber | null;
  /** What is chosen already, as in an earlier order. */
  choices: Partial<OrderFields>;
};

export function fieldsAtStart(facts: InitialFacts): OrderFields {
  const { agreements, startDates, subscriber } = facts;
  return {
    types: [facts.firstType ?? 'TICKET'],
    agreementName: agreements.length === 1 ? String(agreements[0]?.id) : '',
    phoneCountryCode: subscriber?.phoneCountryCode ?? '+47',
    phone: subscriber?.phone ?? '',
    firstName: subscriber?.firstName ?? '',
    lastName: subscriber?.lastName ?? '',
    employeeId: subscriber?.employeeId ?? '',
    knownPerson: subscriber && { id: subscriber.id, employeeId: subscriber.employeeId },
    hasNewNames: false,
    earliestStart: '',
    refusedStarts: [],
    startDate: startDates[0]?.toString() ?? '',
    ...zonesAtStart(facts.zones, facts.defaultZones),
    profileId: defaultProfileId,
    hasAccepted: false,
    ...facts.choices,
  };
}

/** Merges a draft into the initial values, without choices that are no longer offered. */
export function withDraft(
  start: OrderFields,
  draft: Partial<OrderFields> | null,
  offer: Pick<InitialFacts, 'agreements' | 'zones'> & {
    isStartOffered: (date: string) => boolean;
    isTypeOffered: (type: OrderableType) => boolean;
    profiles: readonly string[];
  },
): OrderFields {
  if (!draft) return start;
  const fields = withOfferedZones({ ...start, ...draft }, offer.zones);
  const hasAgreement = offer.agreements.some(({ id }) => String(id) === fields.agreementName);
  return {
    ...fields,
    agreementName: hasAgreement ? fields.agreementName : start.agreementName,
    profileId: offeredProfileId(fields.profileId, offer.profiles),
    types: fields.types.filter(offer.isTypeOffered),
    startDate: offer.isStartOffered(fields.startDate) ? fields.startDate : start.startDate,
  };
}
