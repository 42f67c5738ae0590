import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { saveTicketApp, turnOffTicketApp } from '#platform/access/ticket-app.store.ts';
import { addSigningKey } from '#ticketing/tickets/phone/signing-key.store.ts';
import type { Database } from '#platform/db/database.ts';
import { checkRunsHere } from '../settings/settings.ts';

export const ticketAppUsage = `npm run ticket-apps -- add <operator> <client-id> <name>
npm run ticket-apps -- turn-off <operator> <client-id>
npm run ticket-apps -- new-key <operator> [valid from, as 2027-01-01T00:00:00Z]`;

const clientIdForm = /^[a-z0-9-]{3,50}$/;

type TicketAppCommand = {
  readonly database: Database;
  /** The operators that run here. */
  readonly tenants: readonly TenantId[];
  readonly now: Temporal.Instant;
};

/**
 * Runs a command for ticket apps and returns its message; null for an unknown command. Throws for an operator that does not
 * run here: no app could reach it.
 */
export async function runTicketAppCommand(
  { database, tenants, now }: TicketAppCommand,
  words: readonly string[],
): Promise<string | null> {
  const [command, operator, detail = '', name] = words;
  checkRunsHere(tenants, operator);
  const tenant = tenants.find((id) => id === operator);
  if (!tenant) return null;
  if (command === 'new-key')
    return addKey(database, tenant, detail ? Temporal.Instant.from(detail) : now);
  if (!clientIdForm.test(detail)) return null;
  const key = { tenant, clientId: detail };
  if (command === 'turn-off') {
    const isDone = await database.transaction((tx) => turnOffTicketApp(tx, key));
    return isDone ? `${detail} is turned off at ${tenant}.` : `${tenant} has no app ${detail}.`;
  }
  if (command !== 'add' || !name) return null;
  const secret = await database.transaction((tx) => saveTicketApp(tx, { ...key, name }));
  return `${detail} may redeem codes at ${tenant}. Its secret, which is told only now: ${secret}`;
}

async function addKey(
  database: Database,
  tenant: TenantId,
  validFrom: Temporal.Instant,
): Promise<string> {
  const kid = await database.transaction((tx) => addSigningKey(tx, tenant, validFrom));
  return `Codes on tickets of ${tenant} are signed with key ${kid} from ${validFrom}.`;
}
