import {
  batchActions,
  batchStates,
  refusalReactions,
  rowStates,
} from '@takst/domain/ticketing/batches/batch.ts';
import * as z from 'zod/mini';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';
import { optionalText } from '#platform/calls/text-fields.ts';
import { batchServiceNames } from './batch-service-names.ts';

export const batchSource = z.strictObject({
  kind: z.enum(['file', 'paste', 'ticked']),
  /** The name of the file, never the file. */
  name: z.nullable(optionalText(200)),
});

/** The same for a batch that another system has sent as a whole. */
const storedSource = z.extend(batchSource, { kind: z.enum(['file', 'paste', 'ticked', 'call']) });

/** One batch, and how far it has come. */
export const batch = z.object({
  id,
  /** 0 for the operator's own. */
  companyId: z.int(),
  service: z.enum(batchServiceNames),
  /** What is done with its rows, where its service does more than one thing; it is one of the options. */
  act: z.nullable(z.string()),
  state: z.enum(batchStates),
  onRefusal: z.enum(refusalReactions),
  source: storedSource,
  /** Rows as announced when the draft was made; the rows follow in parts. */
  total: z.int(),
  leftOut: z.int(),
  done: z.int(),
  refused: z.int(),
  failed: z.int(),
  /** Why it stopped: the code of a row, or NOT_ALLOWED or STOPPED_BY_USER. */
  stopCode: z.nullable(z.string()),
  /** The row at which it stopped; null when it was not a row that stopped it. */
  stoppedAt: z.nullable(z.int()),
  /** Grows with each chunk and each action; what was seen goes with an action. */
  version: z.int(),
  createdAt: instant,
  /** The name of the user who created it. */
  createdBy: z.string(),
  startedAt: z.nullable(instant),
  /** The name of the user who started it or last continued it. */
  startedBy: z.nullable(z.string()),
  updatedAt: instant,
});
export type Batch = z.output<typeof batch>;

/** Another person that a row concerns, and the day on which it does. */
const otherPerson = z.object({ name: z.string(), day: calendarDate });
export type OtherPerson = z.output<typeof otherPerson>;

/** What is wrong with a row: the code of a cell, of the engine or of the service. */
const rowFault = z.object({
  /** Null when it is about the whole row. */
  column: z.nullable(z.string()),
  code: z.string(),
  /** A text for the cell that is likely to be meant, or that would do. */
  proposal: z.nullable(z.string()),
  /** The row that is about the same. */
  otherRow: z.nullable(z.int()),
  /** The person it is about, beside the row's own one. */
  others: z.optional(z.array(otherPerson)),
});
export type BatchRowFault = z.output<typeof rowFault>;

/** One side of a change. */
const replacedTicket = z.object({
  /** Ids from and to; null for all zones. */
  zones: z.nullable(z.array(z.string())),
  invoiceReference: z.string(),
  /** In NOK; null when no price is on file. */
  pricePerMonth: z.nullable(z.number()),
});
const replacement = z.object({ before: replacedTicket, after: replacedTicket });
export type Replacement = z.output<typeof replacement>;

/** The text of each cell that is not empty, by column. */
const rowCells = z.record(z.string(), z.string());

export const batchRow = z.object({
  /** From 1, as in the file. */
  position: z.int(),
  /** Empty when what the row says about people has been deleted. */
  cells: rowCells,
  /** How damaged cells were read, by column. */
  readAs: rowCells,
  state: z.enum(rowStates),
  faults: z.array(rowFault),
  /** What comes of it, once it is checked and in order. */
  effect: z.nullable(
    z.object({
      startDate: z.nullable(calendarDate),
      /** In NOK, less than 0 for what is saved; null when nothing is on file. */
      pricePerMonth: z.nullable(z.number()),
      /** Of free tickets: what is taxed of it; null when nothing is on file. */
      taxPerMonth: z.optional(z.nullable(z.number())),
      /** Null when the person is new here or is called the same. */
      knownAs: z.nullable(z.string()),
      /** What else follows, by codes of the service. */
      notes: z.array(z.string()),
      /** The people that the notes are about, beside the row's own one. */
      others: z.optional(z.array(otherPerson)),
      /** What a change replaces, and by what. */
      replaces: z.optional(replacement),
    }),
  ),
  /** What is done with it, where the service does several things. */
  act: z.optional(z.string()),
  /** The person or thing it is about, or what it has created. */
  subject: z.nullable(z.object({ type: z.string(), id })),
});
export type BatchRow = z.output<typeof batchRow>;

/** What the rows come to. */
export const batchTotals = z.object({
  rows: z.int(),
  unchecked: z.int(),
  faulty: z.int(),
  ready: z.int(),
  leftOut: z.int(),
  /** Of those that are ready; in NOK, null when a price is not on file. */
  pricePerMonth: z.nullable(z.number()),
  /** What is taxed of the free tickets among them; null when it is not on file, missing for other services. */
  taxPerMonth: z.optional(z.nullable(z.number())),
  /** Of those that are ready, or have been carried out. */
  firstStart: z.nullable(calendarDate),
  lastStart: z.nullable(calendarDate),
  /** Faults with the number of rows that have them, the most frequent first. */
  faultGroups: z.array(
    z.object({ column: z.nullable(z.string()), code: z.string(), rows: z.int() }),
  ),
  /** What else follows for those that are ready, with the number of rows. */
  notes: z.array(z.object({ code: z.string(), rows: z.int() })),
  /** What is wrong with the batch as a whole. */
  generalFaults: z.array(z.string()),
});
export type BatchTotals = z.output<typeof batchTotals>;

export const batchAction = z.enum(batchActions);
