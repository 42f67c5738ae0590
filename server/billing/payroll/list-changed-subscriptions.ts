import { listChangedSubscriptions as route } from '@takst/contract/billing/payroll/list-changed-subscriptions.contract.ts';
import { maxMonths } from '@takst/domain/billing/payroll/payroll-window.rules.ts';
import { monthsFrom } from '@takst/domain/platform/time/month.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findReachedAgreement } from '#billing/invoices/invoices.public.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { describeChange } from './describe-change.ts';
import { allChanges } from './payroll-changes.query.ts';

export const listChangedSubscriptions = (database: Database, services: TicketServices) =>
  serve(route, async ({ scope, query: { agreement: agreementId, oldDate, newDate }, today }) => {
    const agreement = await findReachedAgreement(database, scope, agreementId);
    if (!agreement) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const months = monthsFrom(oldDate, newDate).length;
    if (months < 2 || months > maxMonths + 1) {
      return { refused: { code: 'PERIOD_NOT_COMPARABLE', maxMonths } };
    }
    const { companyId, service } = agreement;
    const reach = { scope, companyId, agreementId, services, serviceIds: [service], today };
    const changes = await allChanges(database, { ...reach, oldDate, newDate });
    return { reply: changes.map(describeChange) };
  });
