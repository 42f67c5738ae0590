import { getCounterOrder } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import {
  codesOnPage,
  listUnusedCodes,
} from '@takst/contract/services/ticket-counter/orders/unused-codes.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf, Refused } from '#platform/api/query.ts';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { addressOf, useStateInAddress } from '#platform/design/list/list-address.ts';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { Pagination } from '#platform/design/table/pagination.tsx';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CodeSheet } from './code-sheet.tsx';

const throwOnError = (error: unknown) => !(error instanceof Refused);

/** The codes of an order that nobody has used, to be printed, cut and handed out. */
export function PrintedCodesPage() {
  const t = useTexts('counter-codes');
  const id = useIdInAddress();
  const { state, go } = useStateInAddress([]);
  const { data: order, error } = useQuery({
    ...queryOf(getCounterOrder, { params: { id } }),
    throwOnError,
  });
  const { data } = useQuery({
    ...queryOf(listUnusedCodes, {
      params: { id },
      query: { maxEntries: codesOnPage, offset: (state.page - 1) * codesOnPage },
    }),
    placeholderData: keepPreviousData,
    throwOnError,
  });
  useDocumentTitle(t('title'));
  const hasCodes = data !== undefined && data.totalEntries > 0;
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          back={
            <BackLink to={pathTo('/billettluka/ordrehistorikk/{id}', { id })} search={{}}>
              {t('toOrder')}
            </BackLink>
          }
          title={t('title')}
          subtitle={t('subtitle', { order: String(id) })}
          actions={
            hasCodes && (
              <Button variant="primary" icon="printer" onClick={() => window.print()}>
                {t('print')}
              </Button>
            )
          }
        />
      </div>
      {error ? (
        <Nothing title={t('goneTitle')} text={t('goneText')} />
      ) : !data || !order ? (
        <Skeleton className="h-96" />
      ) : !hasCodes ? (
        <Nothing title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <>
          <CodeSheet order={order} codes={data.matches} />
          {data.totalEntries > codesOnPage && (
            <div className="mt-4 print:hidden">
              <Pagination
                page={state.page}
                total={data.totalEntries}
                pageSize={codesOnPage}
                onPage={(page) => go(addressOf({ ...state, page }), false)}
              />
            </div>
          )}
        </>
      )}
    </>
  );
}

const Nothing = ({ title, text }: { title: string; text: string }) => (
  <Card isFlush>
    <EmptyState icon="ticket" title={title}>
      {text}
    </EmptyState>
  </Card>
);
