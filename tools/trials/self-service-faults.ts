import { faultsOf } from './fault.ts';

const requests = 'server/services/self-service/requests';
const settings = 'server/services/self-service/settings';

/** Forms, requests and settings of a company. */
export const selfServiceFaults = faultsOf('server', [
  [
    'a form that is stopped takes orders',
    `${requests}/take-own-order.ts`,
    "if (access === 'DISABLED')",
    "if (access === 'DISABLED' && typed.phone === '')",
    `${requests}/take-own-order.test.ts`,
  ],
  [
    'who orders for themselves may start this month',
    'domain/services/self-service/requests/own-start.rules.ts',
    'isStartDateOffered(start, terms) && isToCome(start, terms.today)',
    'isStartDateOffered(start, terms)',
    `${requests}/take-own-order.test.ts`,
  ],
  [
    'a request that was answered is answered again',
    `${requests}/refuse-answer.ts`,
    "state === 'open' ?",
    "state !== 'replaced' ?",
    `${requests}/answer-requests.test.ts`,
  ],
  [
    'an expired request is approved',
    `${requests}/approve-ticket-request.ts`,
    "if (isRequestExpired(request.startDate, today)) return { refused: { code: 'REQUEST_EXPIRED' } };",
    "if (isRequestExpired(request.startDate, today.subtract({ months: 1 }))) return { refused: { code: 'REQUEST_EXPIRED' } };",
    `${requests}/answer-requests.test.ts`,
  ],
  [
    'a request is announced again with the next ones',
    `${requests}/announce-ticket-requests.store.ts`,
    "and ${isOpenRequest('ticket_request')} and announced_at is null",
    "and ${isOpenRequest('ticket_request')}",
    `${requests}/announce-requests.test.ts`,
  ],
  [
    'confirmation is turned off without a question',
    `${settings}/save-agreement-settings.ts`,
    'if (openRequests > 0) return',
    'if (openRequests > 1_000) return',
    `${settings}/save-settings.test.ts`,
  ],
  [
    'settings are saved over those of somebody else',
    `${settings}/save-agreement-settings.ts`,
    "if (compared === 'changed-since')",
    "if (body.version === 'never')",
    `${settings}/save-settings.test.ts`,
  ],
]);
