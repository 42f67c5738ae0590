import type { CardRequest } from '@takst/contract/ticketing/travel-cards/card-request.schema.ts';
import { cardRequestList } from '@takst/contract/ticketing/travel-cards/list-card-requests.contract.ts';
import { listPastExpiryCards } from '@takst/contract/ticketing/travel-cards/list-past-expiry-cards.contract.ts';
import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import type { ListRows } from '#platform/db/search/list-rows.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { serve, type ServedRoute } from '#platform/http/serve.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';
import {
  cardRequestKeys,
  type CardRequestRow,
  cardRequests,
  countCardRequests,
} from './card-request.query.ts';

/** What the service of a ticket says of its holder; those of others have no such type. */
export type FindHolderTypes = (
  database: Database,
  tickets: readonly { readonly company_id: number; readonly id: number }[],
) => Promise<ReadonlyMap<number, FreeHolderType>>;

/** The cards that need action, with their counts, and those whose last ticket is over as a call of their own. */
export function serveCardRequests(database: Database, holderTypes: FindHolderTypes): ServedRoute[] {
  return [
    ...serveList(cardRequestList, {
      rows: ({ scope, today, query: { filter = null } }, choice) =>
        described(database, holderTypes, cardRequests(database, { scope, today, filter }, choice)),
      describe: ({ scope: { tenant }, today }) => describerOf(database, tenant, today),
      columns: {
        requestedAt: { key: cardRequestKeys.requestedAt },
        cardName: { key: cardRequestKeys.cardName },
        company: { key: cardRequestKeys.company },
        startDate: { key: cardRequestKeys.startDate },
      },
      counts: ({ scope, today }) => countCardRequests(database, { scope, today }),
    }),
    serve(listPastExpiryCards, async ({ scope, today, query }) => {
      const { searchFor, ...bounds } = query;
      const choice = { words: searchWords(searchFor), sort: undefined };
      const rows = cardRequests(database, { scope, today, filter: 'past-expiry' }, choice);
      const page = await described(database, holderTypes, rows).page(bounds);
      const describe = await describerOf(database, scope.tenant, today);
      return { reply: { ...page, matches: page.matches.map(describe) } };
    }),
  ];
}

type TypedRow = CardRequestRow & { readonly holderType: FreeHolderType | null };

/** The rows with what their services say of the holders. */
function described(
  database: Database,
  holderTypes: FindHolderTypes,
  { page }: ListRows<CardRequestRow>,
): ListRows<TypedRow> {
  const typed: ListRows<TypedRow>['page'] = async (bounds) => {
    const { totalEntries, matches } = await page(bounds);
    const keys = matches.map(({ companyId, id }) => ({ company_id: companyId, id }));
    const types = await holderTypes(database, keys);
    return {
      totalEntries,
      matches: matches.map((row) => ({ ...row, holderType: types.get(row.id) ?? null })),
    };
  };
  return {
    page: typed,
    async *all() {
      yield (await typed({ maxEntries: null, offset: 0 })).matches;
    },
  };
}

async function describerOf(database: Database, tenant: TenantId, today: Temporal.PlainDate) {
  const zones = await zonesOn(database, tenant, today);
  const names = new Map(zones.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
  return ({ holderType, zoneFrom, zoneTo, ...row }: TypedRow): CardRequest => ({
    ...row,
    ownerId: row.companyId,
    productTemplateId: row.productId,
    ticketHolderType: holderType ?? 'UNKNOWN',
    zoneFrom: nameOf(zoneFrom),
    zoneTo: nameOf(zoneTo),
    secondZoneFrom: nameOf(row.secondZoneFrom),
    secondZoneTo: nameOf(row.secondZoneTo),
  });
}
