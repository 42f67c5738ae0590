import {
  codeAlphabet,
  codeLength,
  codeLimits,
} from '@takst/domain/services/onboarding/onboarding-code.rules.ts';
import { randomInt } from 'node:crypto';
import type { Change } from '#platform/changes/change-path.ts';
import { TooManyTries } from '#platform/http/rate-limits.ts';
import { sendSms } from '#platform/integrations/sms/sms.public.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { limitUses } from '#platform/tries/tries.public.ts';
import { codeUses } from '../application/onboarding-limits.ts';
import { onboardingStore, type StoredOnboarding } from '../application/onboarding.store.ts';
import { onboardingCodeText } from './phone-code.texts.ts';

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** Only a digest of a code is stored. It is short, so it is the number of tries that protects it. */
export const codeDigest = ({ id }: Pick<StoredOnboarding, 'id'>, code: string): string =>
  digestOf(`onboarding ${id} ${code}`);

/** Sends a new code by SMS; the one before it is no longer valid. Throws TooManyTries when the phone got too many today. */
export async function sendCode(
  { tx, enqueue }: Pick<Change, 'tx' | 'enqueue'>,
  onboarding: StoredOnboarding,
  now: Temporal.Instant,
): Promise<void> {
  const { id, tenant, language, company_name: companyName } = onboarding;
  const to = `${onboarding.phone_country_code}${onboarding.phone}`;
  await limitUses(tx, codeUses({ tenant, phone: to }), now);
  const code = newCode();
  await onboardingStore(tx, tenant).update(id, {
    code_digest: codeDigest(onboarding, code),
    code_tries: 0,
    code_sent_at: now,
  });
  const text = onboardingCodeText(language, { code, companyName });
  await enqueue(sendSms, { tenant, topic: 'phone-code', companyId: null, to, text });
}

/**
 * Sends the first code on entering the step. A phone with too many codes is no failure here: the page says so when the
 * user asks for another one.
 */
export async function sendFirstCode(
  change: Pick<Change, 'tx' | 'enqueue'>,
  onboarding: StoredOnboarding,
  now: Temporal.Instant,
): Promise<void> {
  try {
    await sendCode(change, onboarding, now);
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error;
  }
}

/** From when another code may be asked for. */
export const nextCodeAfter = (sentAt: Temporal.Instant): Temporal.Instant =>
  sentAt.add({ seconds: codeLimits.pauseSeconds });

export const codeValidUntil = (sentAt: Temporal.Instant): Temporal.Instant =>
  sentAt.add({ minutes: codeLimits.validMinutes });
