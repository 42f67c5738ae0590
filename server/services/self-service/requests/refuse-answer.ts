import type { StoredRequest } from './ticket-request.store.ts';

/** Why a request can no longer be answered, by what became of it. */
const codes = {
  approved: 'REQUEST_ALREADY_APPROVED',
  rejected: 'REQUEST_ALREADY_REJECTED',
  replaced: 'REQUEST_REPLACED',
} as const;

/** Null for an open request. The caller has locked it, so that the first answer counts. */
export const refuseAnswer = ({ state }: StoredRequest) =>
  state === 'open' ? null : { refused: { code: codes[state] } };
