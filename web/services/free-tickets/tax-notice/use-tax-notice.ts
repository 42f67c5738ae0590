import {
  getTaxNotice,
  type TaxNotice,
} from '@takst/contract/services/free-tickets/tax-notice/get-tax-notice.contract.ts';
import { NotFound } from '#platform/api/call-failures.ts';
import { type CallProblem, callProblemOf } from '#platform/api/call-problem.ts';
import { type Answer, useAnswer } from '#platform/api/use-answer.ts';

export type TaxNoticeState =
  | 'loading'
  | { readonly notice: TaxNotice }
  | { readonly problem: 'not-found' | CallProblem };

/** The notice of a link. */
export function useTaxNotice(token: string): { state: TaxNoticeState; tryAgain: () => void } {
  const { answer, tryAgain } = useAnswer(getTaxNotice, { params: { token } });
  return { state: stateOf(answer), tryAgain };
}

function stateOf(answer: Answer<typeof getTaxNotice>): TaxNoticeState {
  if (answer === 'loading') return 'loading';
  if ('reply' in answer) return { notice: answer.reply };
  if ('refused' in answer) return { problem: 'not-found' };
  // A token that exceeds the path's length limit is answered by no route.
  const isUnknown = answer.failure instanceof NotFound;
  return { problem: isUnknown ? 'not-found' : callProblemOf(answer.failure) };
}
