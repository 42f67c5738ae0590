import {
  type CardLoad,
  findCardLoads as route,
  maxCardLoads as max,
} from '@takst/contract/services/ticket-counter/load/card-loads.contract.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { type CardLoadRow, loadsOfCard } from './card-load.store.ts';

/** What a card system is to put on a card. */
export const findCardLoads = (database: Database) =>
  serve(route, async ({ scope, body: { cardNumber }, today }) => ({
    reply: {
      loads: (await loadsOfCard(database, scope, { cardNumber, today, max })).map(describeLoad),
    },
  }));

const describeLoad = (row: CardLoadRow): CardLoad => ({
  deliveryId: row.id,
  type: row.type,
  productTemplateId: row.productId,
  profileId: row.profileId,
  validAllZones: row.type === 'TICKET' && row.allZones,
  zoneIdFrom: row.zoneFrom,
  zoneIdTo: row.zoneTo,
  amount: row.type === 'TRAVEL_MONEY' ? toKroner(row.priceOre) : null,
  loadBy: row.expiresOn,
});
