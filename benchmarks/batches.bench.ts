import { bareTicketsMs } from './data/bare-tickets.query.ts';
import { firstIds } from './data/data-ids.ts';
import { orderStart } from './data/data-moment.ts';
import { type BatchRound, type MeasuredBatch, measureBatches } from './measure/batch-rounds.ts';
import { spreadOf } from './measure/statistics.ts';
import type { Bench } from './measured-portal.ts';
import { atMost, plainFigure, rejectionOf, type Result } from './report/result.ts';

const company = firstIds.company + 3;

const companyTickets: MeasuredBatch = {
  service: 'company-ticket-orders',
  company,
  options: {
    agreementName: String(firstIds.agreement + company - firstIds.company),
    startDate: orderStart,
    zoneFrom: '1',
    zoneTo: '2Ø',
  },
  rowAt: (place) => ({
    firstName: 'Åse',
    lastName: 'Ødegård',
    // A number that stands in two rows is a fault of the second one.
    employeeId: `B${place}`,
    phone: String(49_000_000 + place),
  }),
  bareMs: bareTicketsMs,
};

/** 10,000 company tickets for many: the check, and carrying them out beside one bare insert. */
export async function batchesBenchmark(bench: Bench): Promise<Result> {
  const { measured, load } = await measureBatches(bench, companyTickets);
  const median = medianOf(measured);
  return {
    benchmark: 'batches',
    figures: [
      ...figuresOf(measured, 'one bare insert of the tickets'),
      plainFigure('p99 of a list, quiet', `${median(({ quiet }) => quiet).toFixed(1)} ms`),
      atMost(
        'p99 of a list meanwhile, times its quiet value',
        median(({ quiet, meanwhile }) => meanwhile / quiet),
        { goal: 3, digits: 1 },
      ),
    ],
    ...rejectionOf({ swing: swingOf(measured), load }),
  };
}

const medianOf = (measured: readonly BatchRound[]) => (of: (round: BatchRound) => number) =>
  spreadOf(measured.map(of)).median;

export function swingOf(measured: readonly BatchRound[]): number {
  const floors = spreadOf(measured.map(({ bareMs }) => bareMs));
  return floors.max / floors.min;
}

/** What is asked of every batch of 10,000 rows. */
export function figuresOf(measured: readonly BatchRound[], floor: string): Result['figures'] {
  const median = medianOf(measured);
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
  return [
    atMost('check of 10,000 rows', median(({ checkMs }) => checkMs) / 1_000, {
      goal: 3,
      unit: ' s',
      digits: 2,
    }),
    atMost(
      `carrying out, times ${floor}`,
      median(({ times }) => times),
      { goal: 4, digits: 1 },
    ),
    plainFigure('the same by round', measured.map(({ times }) => times.toFixed(1)).join(', ')),
    plainFigure('carrying out 10,000 rows', seconds(median(({ workMs }) => workMs))),
    plainFigure(floor, seconds(median(({ bareMs }) => bareMs))),
  ];
}
