import { idOf } from '#platform/api/id-of.ts';
import {
  downloadManufactureReport,
  type ManufacturedCard,
  type ManufactureReport,
} from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { addressOf } from '#platform/api/call-input.ts';
import { NotFound } from '#platform/api/call-failures.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { DownloadLink } from '#platform/design/buttons/download-link.tsx';
import { formatDate, formatLongDate, formatNumber } from '#platform/design/format.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { CardState } from '#platform/design/page/card-state.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { addressesOf, addressLines, CopyAddresses } from './copy-address.tsx';
import { dateOfAddress } from './date-in-address.ts';
import { reportQuery } from './production.queries.ts';

/** The cards that were made for a company on a day, to be printed and posted with them (spec 3 §2.2). */
export function ManufactureReportPage() {
  const { companyId, date } = useReportInAddress();
  const { data } = useQuery(reportQuery(companyId, date));
  const report = data?.matches[0];
  if (data && !report) throw new NotFound();
  return report ? <Report report={report} date={date} /> : <Skeleton className="h-60" />;
}

function useReportInAddress() {
  const address: { companyId?: string; date?: string } = useParams({ strict: false });
  const companyId = idOf(address.companyId ?? '');
  const date = dateOfAddress(address.date ?? '');
  if (!date || companyId === null) throw new NotFound();
  return { companyId, date };
}

type ReportProps = { report: ManufactureReport; date: Temporal.PlainDate };

function Report({ report, date }: ReportProps) {
  const t = useTexts('travel-cards');
  const language = usePageLanguage();
  const { company, cards, numberOfCards: count } = report;
  return (
    <>
      <PageHeader
        back={
          <span className="print:hidden">
            <BackLink to="/reisekort">{t('title')}</BackLink>
          </span>
        }
        title={company.name}
        subtitle={t('reportSubtitle', {
          count,
          number: formatNumber(count),
          date: formatLongDate(date, language),
        })}
        actions={
          <span className="flex flex-wrap gap-3 print:hidden">
            <DownloadLink
              href={addressOf(downloadManufactureReport, {
                query: { companyId: company.id, manufacturedDate: date },
              })}
            />
            <Button variant="primary" onClick={() => window.print()}>
              {t('print')}
            </Button>
          </span>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <Card isFlush>
          <Table
            label={t('cards')}
            columns={useCardColumns()}
            rows={cards}
            rowKey={({ id }) => id}
            empty={null}
          />
        </Card>
        <ReportFacts report={report} date={date} />
      </div>
    </>
  );
}

function ReportFacts({ report, date }: ReportProps) {
  const t = useTexts('travel-cards');
  const { company, state, numberOfCards } = report;
  const addresses = addressesOf(report);
  return (
    <Card title={t('report')}>
      <DescriptionList
        columns={1}
        items={[
          { term: t('company'), value: `${company.name} (${company.id})` },
          { term: t('status'), value: <CardState state={state} /> },
          { term: t('productionDate'), value: formatDate(date) },
          { term: t('numberOfCards'), value: formatNumber(numberOfCards) },
          {
            term: t('printedAddress'),
            value:
              addresses.length > 0
                ? addresses.map((address) => (
                    <Address key={address.line1} lines={[company.name, ...addressLines(address)]} />
                  ))
                : t('noPrintedAddress'),
          },
        ]}
      />
      <CopyAddresses report={report} className="mt-4 w-full print:hidden" />
    </Card>
  );
}

const Address = ({ lines }: { lines: string[] }) => (
  <span className="block not-last:mb-2">
    {lines.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </span>
);

function useCardColumns(): Column<ManufacturedCard>[] {
  const t = useTexts('travel-cards');
  return [
    {
      id: 'cardNumber',
      header: t('cardNumber'),
      width: 12,
      cell: ({ cardNumber }) => (
        <span className="tabular-nums">{cardNumber ?? t('erasedNumber')}</span>
      ),
      onCard: 'aside',
    },
    {
      id: 'cardName',
      header: t('cardName'),
      isRowHeader: true,
      cell: ({ cardName }) => cardName ?? t('nameless'),
    },
    {
      id: 'startDate',
      header: t('startDate'),
      width: 10,
      cell: ({ startDate }) => <span className="tabular-nums">{formatDate(startDate)}</span>,
      cardCell: ({ startDate }) => t('startsOn', { date: formatDate(startDate) }),
    },
  ];
}
