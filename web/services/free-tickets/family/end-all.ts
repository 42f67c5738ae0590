import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { cancelFreeTicket } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import { endFreeTicket } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import type { EndAllStep } from '@takst/domain/services/free-tickets/end-all.rules.ts';
import { call } from '#platform/api/call.ts';

/** Why a ticket of the family was not ended or cancelled. */
export type EndAllProblem =
  | { readonly kind: 'not-ended'; readonly refused: Refusal<typeof endFreeTicket> }
  | { readonly kind: 'not-cancelled'; readonly refused: Refusal<typeof cancelFreeTicket> }
  | { readonly kind: 'failed'; readonly failure: unknown };

export type EndAllFailure = { readonly ticket: FreeTicket; readonly problem: EndAllProblem };

/**
 * Ends or cancels each ticket by a call of its own, one after the other (spec 3 §4, Cancel all). One that fails stops no
 * other but those that need it.
 */
export async function endAll(
  groups: readonly (readonly EndAllStep<FreeTicket>[])[],
  onProgress: (ended: number) => void,
): Promise<EndAllFailure[]> {
  const failures: EndAllFailure[] = [];
  for (const [place, steps] of groups.entries()) {
    const failure = await endOne(steps);
    if (failure) failures.push(failure);
    onProgress(place + 1);
  }
  return failures;
}

async function endOne(steps: readonly EndAllStep<FreeTicket>[]): Promise<EndAllFailure | null> {
  for (const step of steps) {
    const problem = await carryOut(step);
    if (problem) return { ticket: step.ticket, problem };
  }
  return null;
}

async function carryOut({ ticket: { id }, act }: EndAllStep<FreeTicket>) {
  try {
    return act === 'cancel' ? await cancel(id) : await end(id, act.lastDay);
  } catch (failure) {
    return { kind: 'failed', failure } as const;
  }
}

async function cancel(id: number): Promise<EndAllProblem | null> {
  const outcome = await call(cancelFreeTicket, { params: { id } });
  return 'refused' in outcome ? { kind: 'not-cancelled', refused: outcome.refused } : null;
}

async function end(id: number, lastDay: Temporal.PlainDate): Promise<EndAllProblem | null> {
  const outcome = await call(endFreeTicket, { params: { id, isoDate: lastDay } });
  return 'refused' in outcome ? { kind: 'not-ended', refused: outcome.refused } : null;
}
