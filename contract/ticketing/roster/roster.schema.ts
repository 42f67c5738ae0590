import { freeHolderTypes } from '@takst/domain/services/free-tickets/holder-type.ts';
import {
  changeableFields,
  rosterActs,
  rosterClasses,
  rosterReasons,
} from '@takst/domain/ticketing/roster/roster.ts';
import * as z from 'zod/mini';
import { batchRow } from '#ticketing/batches/batch.schema.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';

export const rosterClass = z.enum(rosterClasses);

/** What the rows of one class come to. */
const rosterGroup = z.object({
  class: rosterClass,
  rows: z.int(),
  /** Acts that can be accepted; the others say why not. */
  possible: z.int(),
  accepted: z.int(),
  /** Accepted, but something has to be mended or left first. */
  faulty: z.int(),
  /** What those that are possible and those that are accepted cost more a month; null when a price is not on file. */
  possiblePrice: z.nullable(z.number()),
  acceptedPrice: z.nullable(z.number()),
});
export type RosterGroup = z.output<typeof rosterGroup>;

/** What a comparison has come to. */
export const rosterSummary = z.object({
  /** All rows were compared, today, as they are now. */
  isCompared: z.boolean(),
  isWhole: z.boolean(),
  groups: z.array(rosterGroup),
  /** So many names have changed that they are not ticked. */
  areNamesDoubtful: z.boolean(),
  /** So many leave that the number of ends has to be typed. */
  isPerhapsHalfAList: z.boolean(),
  ends: z.int(),
});
export type RosterSummary = z.output<typeof rosterSummary>;

/** A free ticket with the employee number of a person: of the employee, the family, or a pensioner. */
const familyTicket = z.object({
  id,
  name: z.string(),
  holderType: z.enum(freeHolderTypes),
  startDate: calendarDate,
  expirationDate: z.nullable(calendarDate),
});
export type FamilyTicket = z.output<typeof familyTicket>;

/** One proposal, or a row about which nothing is proposed. */
export const rosterRow = z.object({
  position: z.int(),
  /** The row of the list; null for a person who is not on it. */
  listRow: z.nullable(z.int()),
  class: rosterClass,
  act: z.nullable(z.enum(rosterActs)),
  reason: z.nullable(z.enum(rosterReasons)),
  changes: z.array(z.enum(changeableFields)),
  isAccepted: z.boolean(),
  /** Null for a row without a ticket here. */
  subscriberId: z.nullable(id),
  /** The first and last names of the person here; null for a new person. */
  knownAs: z.nullable(z.string()),
  /** What a change replaces. */
  before: z.record(z.string(), z.string()),
  /** The first day of a ticket or a change, the last one of a ticket that ends. */
  date: z.nullable(calendarDate),
  /** More a month than before, in NOK; null when no price is on file, or nothing is done. */
  pricePerMonth: z.nullable(z.number()),
  /** What a proposal about a family is about; empty for services whose tickets are no family's. */
  family: z.array(familyTicket),
  row: batchRow,
});
export type RosterRow = z.output<typeof rosterRow>;
