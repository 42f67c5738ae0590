import { listTicketKeys as route } from '@takst/contract/ticketing/tickets/phone/list-ticket-keys.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { signingKeysOf } from './signing-key.store.ts';

/** An operator's public keys; fields are listed one by one, so that no private field can slip through. */
export const listTicketKeys = (database: Database) =>
  serve(route, async ({ origin }) => {
    const keys = await signingKeysOf(database, origin.tenant);
    const publicHalves = keys.map(({ kty, crv, x, kid }) => {
      return { kty, crv, x, kid, alg: 'EdDSA', use: 'sig' } as const;
    });
    return { reply: { keys: publicHalves } };
  });
