import type { Database, Transaction } from '#platform/db/database.ts';
import type { Origin } from '#platform/http/call.ts';
import {
  type CallKey,
  claimKey,
  type EarlierAnswer,
  findAnswer,
  releaseKey,
  saveAnswer,
} from './change.store.ts';
import { openAnswer, sealAnswer, type SealedAnswer } from './sealed-answer.ts';

/** An idempotency key was reused with another body; answered with 422 (domain: Idempotency-Key). */
export class IdempotencyKeyReused extends Error {
  override name = 'IdempotencyKeyReused';
}

type Answer = { reply: unknown } | { refused: unknown };
type Once = { readonly origin: Origin; readonly at: Temporal.Instant };

/**
 * Answers a call with an idempotency key once: the key is claimed first, and a second call with it waits for the
 * transaction of the first and gets its answer. A refusal leaves the key free.
 */
export async function answerOnce<A extends Answer>(
  tx: Transaction,
  { origin, at }: Once,
  work: () => Promise<A>,
): Promise<A> {
  const call = callKeyOf(origin);
  if (!call) return work();
  const earlier = await claimKey(tx, call, { digest: call.digest, at });
  // The stored answer is the JSON that was sent: dates in it are text already.
  if (earlier) return answerAgain(earlier, call) as A;
  const answer = await work();
  if ('refused' in answer) await releaseKey(tx, call);
  else await saveAnswer(tx, call, call.sealedWith ? sealAnswer(answer, call.sealedWith) : answer);
  return answer;
}

/** The first answer of a call that has come before, for a use case that refuses what is done already. */
export async function findFirstAnswer<A extends Answer>(
  database: Database,
  origin: Origin,
): Promise<A | null> {
  const call = callKeyOf(origin);
  const earlier = call && (await findAnswer(database, call));
  return call && earlier ? (answerAgain(earlier, call) as A) : null;
}

type KeyedCall = NonNullable<ReturnType<typeof callKeyOf>>;

function answerAgain({ digest, answer }: EarlierAnswer, call: KeyedCall): unknown {
  if (digest !== call.digest) throw new IdempotencyKeyReused();
  return call.sealedWith ? openAnswer(answer as SealedAnswer, call.sealedWith) : answer;
}

const callKeyOf = ({
  tenant,
  idempotency,
}: Origin): (CallKey & NonNullable<Origin['idempotency']>) | null =>
  idempotency && { tenant, ...idempotency };
