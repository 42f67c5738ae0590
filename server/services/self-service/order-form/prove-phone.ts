import { provePhone as route } from '@takst/contract/services/self-service/order-form/prove-phone.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { answerOnce } from '#platform/changes/answer-once.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import { digestOf, newToken } from '#platform/access/tokens/secret-token.ts';
import { codeDigest } from './code-digest.ts';
import { codeValidFor, maxWrongTries, tokenValidFor } from './form-limits.ts';
import { refuseClosedForm } from './open-agreements.ts';
import { findForm } from './order-form.query.ts';
import { phoneProofStore } from './phone-proof.store.ts';

/**
 * Takes the code of an SMS. Not by the change path, which undoes everything when it refuses: a wrong try has to
 * be counted.
 */
export const provePhone = (database: Database) =>
  serve(route, (call) =>
    database.transaction((tx) =>
      answerOnce(tx, { origin: call.origin, at: call.now }, () => prove(tx, call)),
    ),
  );

async function prove(
  tx: Transaction,
  { origin: { tenant }, params, body, today, now }: Call<typeof route>,
): Promise<Outcome<typeof route>> {
  const orderForm = await findForm(tx, { tenant, clientId: params.clientId });
  const open = await refuseClosedForm(tx, orderForm, today);
  if ('refused' in open) return open;
  const { form } = open;
  const proofs = phoneProofStore(tx, form);
  const proof = await proofs.lockNewest(body);
  const isTimely =
    proof !== undefined && Temporal.Instant.compare(now, proof.sent_at.add(codeValidFor)) < 0;
  if (!isTimely || proof.wrong_tries >= maxWrongTries) {
    return { refused: { code: 'CODE_NOT_VALID' } };
  }
  if (proof.code_digest !== codeDigest(form, body)) {
    await proofs.countWrongTry(proof.id);
    const triesLeft = maxWrongTries - proof.wrong_tries - 1;
    return triesLeft > 0
      ? { refused: { code: 'CODE_WRONG', triesLeft } }
      : { refused: { code: 'CODE_NOT_VALID' } };
  }
  // A client that sends the right code again, as its answer was lost, gets another token.
  const token = newToken();
  const expiresAt = now.add(tokenValidFor);
  await proofs.giveToken(proof.id, { tokenDigest: digestOf(token), expiresAt });
  return { reply: { token, validUntil: expiresAt } };
}
