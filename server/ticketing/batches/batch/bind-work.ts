import type { BatchService, OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import { readRow, type ParsedRow } from '@takst/contract/ticketing/batches/read-row.ts';
import * as z from 'zod/mini';
import type {
  BatchWork,
  BoundWork,
  DecidedRow,
  DecideRequest,
  RowDecision,
  RowFaultOf,
  WorkMoment,
  WorkRow,
} from './batch-work.ts';

/** Hides the types of a service's rows and facts from the engine. */
export const bindWork = <S extends BatchService, Facts, Accepted>(
  work: BatchWork<S, Facts, Accepted>,
): BoundWork<S['name']> => ({
  service: work.service,
  reasons: work.reasons,
  faultOfConstraint: work.faultOfConstraint,
  warmUp: work.warmUp,
  beforeStart: work.beforeStart ?? null,
  async decide(tx, request) {
    const moment = momentOf(work.service, request);
    const parsedRows = request.rows.map(({ position, cells, plan }) => ({
      position,
      reading: withPlan(
        readRow(work.service, (work.readsCells?.(plan) ?? true) ? cells : {}, request.reading),
        plan,
      ),
    }));
    const rows = parsedRows.flatMap(({ reading }) => ('values' in reading ? [reading.values] : []));
    const facts = await work.load(tx, { ...moment, rows, lock: request.lock });
    const decided = parsedRows.map(({ position, reading }) => ({
      position,
      keys: 'values' in reading ? work.keys(reading.values) : [],
      decision: 'faults' in reading ? reading : work.decide(facts, reading.values, moment),
    }));
    return {
      rows: decided.map(withoutAccepted),
      generalFaults: work.general(facts, moment, request.unanswered ?? []),
      async save(change, positions) {
        const accepted = decided.flatMap(({ position, decision }) =>
          'accepted' in decision && positions.has(position)
            ? [{ position, accepted: decision.accepted }]
            : [],
        );
        if (accepted.length === 0) return new Map();
        const subjects = await work.save(
          change,
          accepted.map((row) => row.accepted),
          moment,
        );
        return new Map(
          accepted.map(({ position }, place) => {
            const subject = subjects[place];
            if (!subject) throw new Error('a row was not saved');
            return [position, subject];
          }),
        );
      },
    };
  },
});

const withPlan = <S extends BatchService>(
  reading: ParsedRow<S>,
  plan: unknown,
): Exclude<ParsedRow<S>, { values: unknown }> | { readonly values: WorkRow<S> } =>
  'values' in reading ? { values: { ...reading.values, plan } } : reading;

const momentOf = <S extends BatchService>(
  service: S,
  {
    rows: _rows,
    lock: _lock,
    reading: _reading,
    unanswered: _unanswered,
    options,
    ...moment
  }: DecideRequest,
): WorkMoment<S> => ({ ...moment, options: z.parse(service.options, options) as OptionsOf<S> });

type Decided<S extends BatchService, Accepted> =
  | RowDecision<S, Accepted>
  | { readonly faults: readonly RowFaultOf[]; readonly subject?: never; readonly keys?: never };

function withoutAccepted<S extends BatchService, Accepted>({
  position,
  keys: ownKeys,
  decision,
}: {
  position: number;
  keys: readonly string[];
  decision: Decided<S, Accepted>;
}): DecidedRow {
  const subject = decision.subject ?? null;
  const keys = [...ownKeys, ...(decision.keys ?? [])];
  if ('accepted' in decision)
    return { position, keys, faults: [], effect: decision.effect, subject };
  const faults = decision.faults.map((fault) => ({ ...fault, proposal: fault.proposal ?? null }));
  return { position, keys, faults, effect: null, subject };
}
