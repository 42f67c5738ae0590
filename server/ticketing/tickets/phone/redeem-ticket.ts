import { redeemTicket as route } from '@takst/contract/ticketing/tickets/phone/redeem-ticket.contract.ts';
import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import { readPickupCode } from '@takst/domain/ticketing/ticket-code/pickup-code.rules.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { isCurrent } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import { statusOf } from '#ticketing/tickets/ticket/ticket-facts.ts';
import { aboutTicket } from '#ticketing/tickets/operations/ticket-operation.ts';
import { serviceOf, type TicketServices } from '#ticketing/tickets/ticket/ticket-service.ts';
import { serve } from '#platform/http/serve.ts';
import { describePhoneTicket } from './describe-phone-ticket.ts';
import { limitTries } from '#platform/tries/tries.public.ts';
import { hasRedeemed, isCodeInUse, ticketOfApp } from './phone-ticket.query.ts';
import { redeemStore } from './redeem.store.ts';

export type RedeemDependencies = {
  database: Database;
  changes: ChangePath;
  services: TicketServices;
};
type RedeemCall = Call<typeof route>;
type RedeemOutcome = { reply: number } | { refused: Refusal<typeof route> };

/**
 * Wrong codes (docs/decisions/0032): of an app on one phone, of one code, and of all phones of an app that
 * have not redeemed a ticket yet. Addresses do not count: many phones share one.
 */
const ofOne = { maxTries: 10, countedFor: Temporal.Duration.from({ hours: 1 }) };
const ofNewcomers = { maxTries: 500, countedFor: Temporal.Duration.from({ minutes: 10 }) };

/** Redeems a pickup code, once; the same app on the same phone may repeat it. */
export const redeemTicket = ({ database, changes, services }: RedeemDependencies) =>
  serve(route, async (call) => {
    const pickupCode = readPickupCode(call.body.pickupCode);
    const isKnownCode = await limitTries(database)(
      { ...triersOf(call, pickupCode), now: call.now },
      (tx) => isCodeInUse(tx, call.scope, pickupCode),
    );
    if (!isKnownCode) return { refused: { code: 'PICKUP_CODE_NOT_FOUND' } };

    const redeemed = await changes(call.origin, (change) =>
      redeem({ change, services }, call, pickupCode),
    );
    if ('refused' in redeemed) return redeemed;
    const key = { id: redeemed.reply, appId: call.body.appId };
    const ticket = await ticketOfApp(database, call.scope, key);
    if (!ticket) return { refused: { code: 'PICKUP_CODE_NOT_FOUND' } };
    return { reply: await describePhoneTicket(database, ticket, call.now) };
  });

const triersOf = ({ scope, body: { appId } }: RedeemCall, pickupCode: string) => {
  const client = `redeem at ${scope.tenant} by ${scope.clientId}`;
  return {
    triers: [
      { who: `${client} on ${appId}`, ...ofOne },
      { who: `redeem ${pickupCode} at ${scope.tenant}`, ...ofOne },
    ],
    shared: {
      who: client,
      ...ofNewcomers,
      isTrusted: (tx: Transaction) => hasRedeemed(tx, scope, appId),
    },
  };
};

async function redeem(
  { change, services }: { change: Change; services: TicketServices },
  { scope, body: { appId }, today, now }: RedeemCall,
  pickupCode: string,
): Promise<RedeemOutcome> {
  const tickets = redeemStore(change.tx, scope);
  const sharing = await tickets.lockTicketsOfCode(pickupCode);
  // Of tickets that continue each other with one code: the one that is in force or comes next.
  const ticket = sharing.find((one) => isCurrent(statusOf(one, today))) ?? sharing.at(-1);
  if (!ticket) return { refused: { code: 'PICKUP_CODE_NOT_FOUND' } };
  if (ticket.downloaded_at) {
    const isSame = ticket.ticket_app === scope.clientId && ticket.app_id === appId;
    return isSame ? { reply: ticket.id } : { refused: { code: 'ALREADY_REDEEMED' } };
  }
  const status = statusOf(ticket, today);
  if (!isCurrent(status)) {
    return { refused: { code: 'TICKET_NOT_VALID', status } };
  }
  const { validityOnUse } = serviceOf(services, ticket.service);
  const validity = (await validityOnUse?.(change.tx, ticket, now)) ?? null;
  await tickets.markRedeemed({ id: ticket.id, pickupCode, validity }, { appId, at: now });
  await change.record({
    ...aboutTicket(ticket),
    kind: 'redeem-ticket',
    before: { downloadedToPhone: false },
    after: { downloadedToPhone: true, appId, ticketApp: scope.clientId },
  });
  return { reply: ticket.id };
}
