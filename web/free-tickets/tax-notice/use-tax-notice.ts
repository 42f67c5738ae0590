import {
  getTaxNotice,
  type TaxNotice,
} from '@takst/contract/free-tickets/tax-notice/get-tax-notice.contract.ts';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { NotFound } from '#api/call-failures.ts';
import { type CallProblem, callProblemOf } from '#api/call-problem.ts';

export type TaxNoticeState =
  | 'loading'
  | { readonly notice: TaxNotice }
  | { readonly problem: 'not-found' | CallProblem };

async function fetchTaxNotice(token: string): Promise<TaxNoticeState> {
  try {
    const outcome = await call(getTaxNotice, { params: { token } });
    return 'refused' in outcome ? { problem: 'not-found' } : { notice: outcome.reply };
  } catch (failure) {
    // A token that exceeds the path's length limit is answered by no route.
    return { problem: failure instanceof NotFound ? 'not-found' : callProblemOf(failure) };
  }
}

/** Fetches the notice of a link. */
export function useTaxNotice(token: string): { state: TaxNoticeState; tryAgain: () => void } {
  const [state, setState] = useState<TaxNoticeState>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void fetchTaxNotice(token).then((fetched) => {
      if (isCurrent) setState(fetched);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  return { state, tryAgain: () => setAttempt((count) => count + 1) };
}
