import type { PageQuery } from '@takst/contract/platform/lists/paging.ts';
import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import type { MessageKind, MessageTopic } from '@takst/domain/platform/messages/message-topic.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';
import { type Page, pageWithTotal } from '#platform/db/search/page-with-total.ts';

export type UndeliveredRow = {
  readonly id: number;
  readonly kind: MessageKind;
  readonly topic: MessageTopic;
  readonly recipient: string | null;
  readonly reason: string;
  /** As JSON has it. */
  readonly failedAt: string;
  readonly companyId: number | null;
  readonly companyName: string | null;
  readonly hasContent: boolean;
};

type ListRequest = PageQuery & {
  readonly tenant: TenantId;
  readonly filter?: MessageKind | undefined;
};

/** A page of the messages that nobody got and that were not sent again, newest first. */
export const undeliveredPage = (
  database: Database,
  { tenant, filter, searchFor, maxEntries, offset }: ListRequest,
): Promise<Page<UndeliveredRow>> =>
  pageWithTotal<UndeliveredRow>(database, {
    maxEntries,
    offset,
    matched: sql`
      select undelivered.*, company.name as company_name
        from messages.undelivered
        left join companies.company
          on company.tenant = undelivered.tenant and company.id = undelivered.company_id
       where undelivered.tenant = ${tenant} and sent_again_at is null
         and (${filter ?? null}::text is null or undelivered.kind = ${filter ?? null})
         and lower(concat_ws(' ', recipient, company.name, reason))
             like all (${sql.val(searchWords(searchFor).map(anywhere))}::text[])`,
    order: sql`page.failed_at desc, page.id desc`,
    entry: sql`
      select page.id, page.kind, page.topic, page.recipient, page.reason, page.failed_at as "failedAt",
             page.company_id as "companyId", page.company_name as "companyName",
             page.content is not null as "hasContent"`,
  });
