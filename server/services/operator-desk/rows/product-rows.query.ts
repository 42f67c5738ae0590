import type { ProductRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import {
  type TicketServiceId,
  ticketServiceIds,
} from '@takst/domain/platform/access/ticket-service-id.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type ProductWithRows = {
  readonly id: string;
  readonly possibleServices: TicketServiceId[];
  /** What it is today, then what comes. */
  readonly rows: ProductRow[];
};

/** As JSON has it. */
type StoredRow = Omit<ProductRow, 'validFrom'> & { readonly validFrom: string };

type Found = Omit<ProductWithRows, 'rows'> & { readonly rows: readonly StoredRow[] };

/**
 * The products of an operator in the order of lists. What one is today is in force since the change that was carried over
 * last, or since the day of its file.
 */
export async function productsWithRows(
  source: Database | Transaction,
  tenant: TenantId,
): Promise<ProductWithRows[]> {
  const { rows } = await sql<Found>`
    select product.id,
           array(select services.service from unnest(product.services) as services (service)
                 union
                 select services.service
                   from products.product_change changed cross join unnest(changed.services) as services (service)
                  where changed.tenant = product.tenant and changed.product_id = product.id) as "possibleServices",
           (select jsonb_agg(jsonb_build_object(
                     'productId', product.id, 'validFrom', valid_from, 'name', name,
                     'description', description, 'services', services) order by is_coming, valid_from)
              from (
                select false as is_coming, product.name, product.description, product.services, coalesce((
                         select max(valid_from) from products.product_change last
                          where last.tenant = product.tenant and last.product_id = product.id
                            and is_carried_over and last.as_of = product.as_of), product.as_of) as valid_from
                union all
                select true, name, description, services, valid_from from products.product_change coming
                 where coming.tenant = product.tenant and coming.product_id = product.id
                   and not is_carried_over and overtaken_at is null) as row) as rows
      from products.product
     where tenant = ${tenant}
     order by position, id`.execute(tablesOf(source));
  return rows.map(({ rows: stored, possibleServices, id }) => ({
    id,
    possibleServices: inOrder(possibleServices),
    rows: stored.map((row) => ({
      ...row,
      services: inOrder(row.services),
      validFrom: Temporal.PlainDate.from(row.validFrom),
    })),
  }));
}

/** As the portal lists them: the same services are the same text. */
const inOrder = (services: readonly TicketServiceId[]): TicketServiceId[] =>
  ticketServiceIds.filter((service) => services.includes(service));
