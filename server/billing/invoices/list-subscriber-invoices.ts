import {
  latestLines,
  listSubscriberInvoices as route,
} from '@takst/contract/billing/invoices/list-subscriber-invoices.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findSubscriber } from '#ticketing/subscribers/subscribers.public.ts';
import { describeLine } from './invoice/describe-invoice.ts';
import { latestLinesOf } from './invoice/line.query.ts';

export const listSubscriberInvoices = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const subscriber = await findSubscriber(database, scope, params.id);
    if (!subscriber) return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
    const { companyId, id: holderId } = subscriber;
    const person = { companyId, holderId, max: latestLines };
    const lines = await latestLinesOf(database, { scope, services, ...person });
    return { reply: lines.map(describeLine) };
  });
