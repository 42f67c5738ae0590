import { getInvoiceOverview } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import type { FixedPagePath } from '@takst/contract/app/path-to.ts';
import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { countSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { nextDeadline } from '@takst/domain/services/company-tickets/deadline.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { formatDayOfMonth, formatNumber } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { PageLink } from '#platform/design/links/page-link.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Counts what waits for the signed-in user; each number leads to its list. */
export function WaitsToday() {
  const t = useTexts('today');
  const language = usePageLanguage();
  const { company, today } = useSession();
  const { items, isLoading, hasFailed, hasPeople } = useWaitingItems();
  if (!items) return null;
  const { date, start, end } = nextDeadline(today);
  const day = (one: Temporal.PlainDate) => formatDayOfMonth(one, language);
  return (
    <section
      aria-labelledby="waits-today"
      className="mb-8 rounded-panel border border-line bg-surface"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 px-(--space-panel) py-3">
        <h2 id="waits-today" className="text-section font-semibold">
          {t('title')}
        </h2>
        <p className="text-ink-muted">{company.name}</p>
      </div>
      {isLoading ? (
        <SkeletonLines lines={2} />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {items.map(({ text, count, to, search }) => (
            <li key={text}>
              <PageLink
                to={to}
                search={search}
                className="flex min-h-12 items-center gap-2 px-(--space-panel) outline-offset-[-3px] hover:bg-hover"
              >
                <span className="font-semibold tabular-nums">{formatNumber(count)}</span>
                <span className="flex-1">{t(text, { count })}</span>
                <Icon name="chevron-right" className="text-ink-muted" />
              </PageLink>
            </li>
          ))}
          {(hasFailed || items.length === 0) && (
            <li className="px-(--space-panel) py-3 text-ink-muted">
              {t(hasFailed ? 'notCounted' : 'nothing')}
            </li>
          )}
        </ul>
      )}
      {hasPeople && (
        <p className="border-t border-line px-(--space-panel) py-3 text-small text-ink-muted">
          {t('deadline', { date: day(date), start: day(start), end: day(end) })}
        </p>
      )}
    </section>
  );
}

interface Waiting {
  text: 'requests' | 'codes' | 'ending' | 'overdue';
  count: number;
  to: FixedPagePath;
  search: Record<string, string>;
}

/** Returns null for a user whose services have nothing that waits. */
function useWaitingItems() {
  const { company, features } = useSession();
  const pages = useServicePages();
  const hasPeople = features.has(pages.feature);
  const hasInvoices = features.has('invoices') && !company.agreementSettings.invoiceBaseOnly;
  const params = { id: company.id };
  const quiet = { throwOnError: false } as const;
  const requests = useQuery({
    ...queryOf(countTicketRequests, { params }),
    ...quiet,
    enabled: hasPeople,
  });
  const people = useQuery({
    ...queryOf(countSubscribers, { params }),
    ...quiet,
    enabled: hasPeople,
  });
  const invoices = useQuery({
    ...queryOf(getInvoiceOverview, { params }),
    ...quiet,
    enabled: hasInvoices,
  });
  const all: Waiting[] = [
    { text: 'requests', count: requests.data?.open ?? 0, to: pages.requests, search: {} },
    {
      text: 'codes',
      count: people.data?.counts['code-not-fetched'] ?? 0,
      to: pages.list,
      search: { filter: 'code-not-fetched' },
    },
    {
      text: 'ending',
      count: people.data?.counts.ending ?? 0,
      to: pages.list,
      search: { filter: 'ending' },
    },
    {
      text: 'overdue',
      count: invoices.data?.counts.OVERDUE ?? 0,
      to: '/faktura',
      search: { filter: 'OVERDUE' },
    },
  ];
  const queries = [requests, people, invoices];
  const isLoading = queries.some((query) => query.isLoading);
  // What could not be counted may wait all the same.
  const hasFailed = queries.some((query) => query.isError);
  const items = hasPeople || hasInvoices ? all.filter(({ count }) => count > 0) : null;
  return { items, isLoading, hasFailed, hasPeople };
}
