import { getCompanyToOnboard } from '@takst/contract/services/onboarding/get-company-to-onboard.contract.ts';
import type { Refusal, Reply } from '@takst/contract/platform/calls/route.ts';
import { isOrganisationNumber } from '@takst/domain/customers/companies/organisation-number.rules.ts';
import { useEffect, useState } from 'react';
import { call } from '#platform/api/call.ts';
import { reportUnknown } from '../start-problem.ts';
import { numberIn } from './start-fields.ts';

export type CompanyToOnboard = Reply<typeof getCompanyToOnboard>;

export type CompanyLookup =
  | { is: 'incomplete' | 'loading' }
  | { is: 'found'; company: CompanyToOnboard }
  | { is: 'refused'; code: Refusal<typeof getCompanyToOnboard>['code'] }
  | { is: 'failed'; failure: unknown };

async function look(orgNumber: string, signal: AbortSignal): Promise<CompanyLookup> {
  try {
    const outcome = await call(getCompanyToOnboard, { params: { orgNumber } }, { signal });
    return 'refused' in outcome
      ? { is: 'refused', code: outcome.refused.code }
      : { is: 'found', company: outcome.reply };
  } catch (failure) {
    if (!signal.aborted) reportUnknown(failure);
    return { is: 'failed', failure };
  }
}

/** Looks up the company as soon as its number is whole; one with a wrong check digit is no number of the register. */
export function useCompanyToOnboard(typed: string) {
  const number = numberIn(typed);
  const isValid = isOrganisationNumber(number);
  const [last, setLast] = useState<{ number: string; lookup: CompanyLookup } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isValid) return;
    const unmounted = new AbortController();
    void look(number, unmounted.signal).then((lookup) => {
      if (!unmounted.signal.aborted) setLast({ number, lookup });
    });
    return () => unmounted.abort();
  }, [number, isValid, attempt]);
  return {
    lookup: lookupOf(number, isValid, last),
    tryAgain: () => {
      setLast(null);
      setAttempt((count) => count + 1);
    },
  };
}

function lookupOf(
  number: string,
  isValid: boolean,
  last: { number: string; lookup: CompanyLookup } | null,
): CompanyLookup {
  if (isValid) return last?.number === number ? last.lookup : { is: 'loading' };
  return /^\d{9}$/.test(number)
    ? { is: 'refused', code: 'ORGANISATION_NUMBER_NOT_VALID' }
    : { is: 'incomplete' };
}
