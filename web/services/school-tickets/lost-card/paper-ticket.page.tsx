import {
  getPaperTicket,
  type PaperTicket,
} from '@takst/contract/services/school-tickets/lost-card/get-paper-ticket.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf, Refused } from '#platform/api/query.ts';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CodePicture } from '#platform/design/page/code-picture.tsx';

/** The temporary ticket of a pupil who waits for a card, to be printed as often as it takes. */
export function PaperTicketPage() {
  const t = useTexts('lost-card');
  const id = useIdInAddress();
  const { data, error } = useQuery({
    ...queryOf(getPaperTicket, { params: { id } }),
    throwOnError: (failure) => !(failure instanceof Refused),
  });
  useDocumentTitle(t('paperTitle'));
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          back={<BackLink to={pathTo('/skole/{id}', { id })}>{t('toTicket')}</BackLink>}
          title={t('paperTitle')}
          subtitle={data?.school}
          actions={
            data && (
              <Button variant="primary" icon="printer" onClick={() => window.print()}>
                {t('print')}
              </Button>
            )
          }
        />
      </div>
      {error ? (
        <Card isFlush>
          <EmptyState icon="printer" title={t('noPaperTitle')}>
            {t('noPaperText')}
          </EmptyState>
        </Card>
      ) : data ? (
        <Sheet ticket={data} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

/** Black on white in every theme, half a sheet of A4. */
function Sheet({ ticket }: { ticket: PaperTicket }) {
  const t = useTexts('lost-card');
  const language = usePageLanguage();
  const { operator } = tenantOf(pageFacts.tenant);
  const { firstName, lastName, className } = ticket;
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  const zoneName = (zone: string) => (/^\d/.test(zone) ? t('zone', { name: zone }) : zone);
  // A date stays on its line.
  const date = (day: Temporal.PlainDate) => formatLongDate(day, language).replaceAll(' ', '\u00a0');
  return (
    <article className="max-w-xl rounded-panel border border-line bg-surface p-6 text-ink scheme-light">
      <p className="font-semibold">{operator}</p>
      <h2 className="text-title font-bold">{t('paperTitle')}</h2>
      <p className="text-ink-muted">{t('paperFor')}</p>
      <div className="mt-4 grid gap-6 sm:grid-cols-[1fr_14rem] print:grid-cols-[1fr_14rem]">
        <dl className="grid content-start gap-3">
          <Fact term={t('name')}>{name === '' ? <BlankLine /> : name}</Fact>
          <Fact term={t('nameOfSchool')}>{ticket.school}</Fact>
          {className !== null && <Fact term={t('className')}>{className}</Fact>}
          <Fact term={t('zones')}>
            {ticket.allZones ? t('allZones') : ticket.zones.map(zoneName).join(' – ')}
          </Fact>
          <Fact term={t('validity')}>
            {t('fromTo', { start: date(ticket.validFrom), end: date(ticket.validThrough) })}
          </Fact>
          <Fact term={t('number')}>{ticket.ticketNumber}</Fact>
        </dl>
        <CodePicture rows={ticket.code.rows} label={t('code')} />
      </div>
      <p className="mt-4 text-small text-ink-muted">{t('inspected')}</p>
    </article>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-small text-ink-muted">{term}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);

/** The name is written by hand. */
const BlankLine = () => <span className="block h-6 border-b border-ink" />;
