import {
  type ListedOnboarding,
  listOnboardings as route,
} from '@takst/contract/services/onboarding/list-onboardings.contract.ts';
import { stepOf } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { expiryOf } from '../application/onboarding-facts.ts';
import { readRights } from '../application/stored-rights.ts';
import { type ListedRow, onboardingPage } from './onboardings.query.ts';

/** What customer support has to help with, and what stands still: nothing is lost in silence. */
export const listOnboardings = (database: Database) =>
  serve(route, async ({ scope: { tenant }, query, now }) => {
    const { totalEntries, matches } = await onboardingPage(database, { ...query, tenant });
    return { reply: { totalEntries, matches: matches.map((row) => describe(row, now)) } };
  });

function describe(row: ListedRow, now: Temporal.Instant): ListedOnboarding {
  const { rights, isSigned, signatures, supportSince, endedAt, ...facts } = row;
  const startedAt = Temporal.Instant.from(row.startedAt);
  const expiresAt = expiryOf({ created_at: startedAt });
  const of = (hasSigned: boolean) =>
    signatures
      .filter((one) => one.isSigned === hasSigned)
      .map(({ name, birthDate }) => ({ name, birthDate: Temporal.PlainDate.from(birthDate) }));
  const since = endedAt ?? supportSince;
  return {
    ...facts,
    step: stepOf({
      hasEnded: endedAt !== null || Temporal.Instant.compare(now, expiresAt) >= 0,
      supportReason: row.supportReason,
      rights: readRights(rights),
      signed: of(true),
      invited: of(false),
      hasCompany: row.companyId !== null,
      isSigned,
    }),
    missingSigners: isSigned ? [] : of(false).map(({ name }) => name),
    startedAt,
    since: since === null ? null : Temporal.Instant.from(since),
    expiresAt,
  };
}
