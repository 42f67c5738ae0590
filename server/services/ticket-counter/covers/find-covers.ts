import { findCovers as route } from '@takst/contract/services/ticket-counter/covers/find-covers.contract.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { isCompanyPaysOpen } from '@takst/domain/platform/access/company-pays.rules.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import { hasRedeemed } from '#ticketing/tickets/tickets.public.ts';
import { limitTries } from '#platform/tries/tries.public.ts';
import { type CoverOfPhone, coversOfPhone } from './cover-of-phone.query.ts';
import { spentInMonth } from './purchase.store.ts';

type Dependencies = { readonly database: Database; readonly production: boolean };

/**
 * Phones that nobody pays for (docs/decisions/0032, 0105): an app on one phone asks about that phone alone, so a few
 * are enough for it, and apps that have not redeemed a ticket share a limit.
 */
const ofOne = { maxTries: 30, countedFor: Temporal.Duration.from({ hours: 1 }) };
const ofNewcomers = { maxTries: 3_000, countedFor: Temporal.Duration.from({ minutes: 10 }) };

/** Whether a phone is covered, by which companies and with what limit. */
export const findCovers = ({ database, production }: Dependencies) =>
  serve(route, async (call) => {
    if (!isCompanyPaysOpen({ production })) return { refused: { code: 'COMPANY_PAYS_CLOSED' } };
    const { scope, body, today, now } = call;
    const { phoneCountryCode, phone } = body;
    const covers = await limitTries(database)({ ...triersOf(call), now }, async (tx) => {
      const coversToday = await coversOfPhone(tx, scope, { phoneCountryCode, phone, today });
      if (coversToday.length === 0) return undefined;
      const spent = await spentInMonth(tx, coversToday, today);
      return coversToday.map((cover) => describeCover(cover, spent.get(cover.id) ?? 0));
    });
    return { reply: { covers: covers ?? [] } };
  });

const triersOf = ({ scope, body: { appId } }: Call<typeof route>) => {
  const client = `covers at ${scope.tenant} by ${scope.clientId}`;
  return {
    triers: [{ who: `${client} on ${appId}`, ...ofOne }],
    shared: {
      who: client,
      ...ofNewcomers,
      isTrusted: (tx: Transaction) => hasRedeemed(tx, scope, appId),
    },
  };
};

/** A limit that was lowered since may be used up beyond it: then nothing is left. */
function describeCover(
  { id, company, invoiceReference, limitOre }: CoverOfPhone,
  spentOre: number,
) {
  const limit = limitOre === null ? null : toKroner(limitOre);
  const remainingKroner = limitOre === null ? null : toKroner(Math.max(0, limitOre - spentOre));
  return { id, company, invoiceReference, limit, left: remainingKroner };
}
