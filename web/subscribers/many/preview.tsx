import type { ManyAction } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import type { previewChangeManyTickets } from '@takst/contract/company-tickets/many/preview-change-many-tickets.contract.ts';
import type { Reply } from '@takst/contract/route.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import { formatLongDate, formatMonth, formatPrice } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { Notice } from '#design/page/notice.tsx';
import type { Column } from '#design/table/column.ts';
import { Pagination } from '#design/table/pagination.tsx';
import { Table } from '#design/table/table.tsx';
import { useEmployeeIdLabel } from '#tickets/use-employee-id-label.ts';
import { useTexts } from '#texts/use-texts.ts';
import { countValues, useManyChangeTexts } from './use-many-change-texts.ts';

type PreviewReply = Reply<typeof previewChangeManyTickets>;

interface PreviewProps {
  action: ManyAction;
  lastDay: Temporal.PlainDate | null;
  preview: PreviewReply;
  /** The preview belongs to the previous choice; the new one is loading. */
  isStale: boolean;
  page: number;
  onPage: (page: number) => void;
}

/** The number of tickets that will change, and the result for each. */
export function Preview({ action, lastDay, preview, isStale, page, onPage }: PreviewProps) {
  const t = useTexts('change-many-tickets');
  const unchangedCount = preview.totalEntries - preview.willChange;
  return (
    <div aria-busy={isStale} className={isStale ? 'space-y-4 opacity-60' : 'space-y-4'}>
      {preview.willChange === 0 ? (
        <Notice kind="warning" title={t('noneTitle')} />
      ) : (
        <Effect action={action} lastDay={lastDay} preview={preview} />
      )}
      {unchangedCount > 0 && preview.willChange > 0 && (
        <Notice kind="warning">{t('wont', countValues(unchangedCount))}</Notice>
      )}
      <div className="overflow-hidden rounded-panel border border-line">
        <PreviewTable action={action} rows={preview.matches} />
        {preview.totalEntries > preview.matches.length && (
          <Pagination page={page} total={preview.totalEntries} onPage={onPage} />
        )}
      </div>
    </div>
  );
}

function Effect({
  action,
  lastDay,
  preview,
}: Pick<PreviewProps, 'action' | 'lastDay' | 'preview'>) {
  const t = useTexts('change-many-tickets');
  const language = usePageLanguage();
  const count = countValues(preview.willChange);
  if (action !== 'end' || !lastDay) {
    return <Notice kind="info" title={t('willResend', count)} />;
  }
  const unpaid = firstOfMonth(lastDay).add({ months: 1 });
  return (
    <Notice kind="info" title={t('willEnd', { ...count, date: formatLongDate(lastDay, language) })}>
      {preview.savedPerMonth !== null && (
        <p>
          {t('saved', {
            amount: formatPrice(Math.round(preview.savedPerMonth * 100)),
            month: formatMonth(unpaid, language),
          })}
        </p>
      )}
      {preview.chargedAsRedeemed > 0 && (
        <p>
          {t('chargedAsRedeemed', {
            ...countValues(preview.chargedAsRedeemed),
            month: formatMonth(unpaid, language),
          })}
        </p>
      )}
      <p>{t('holdersAreTold')}</p>
      <p>{t('undoneToday')}</p>
    </Notice>
  );
}

type Row = PreviewReply['matches'][number];

function PreviewTable({ action, rows }: { action: ManyAction; rows: readonly Row[] }) {
  const t = useTexts('change-many-tickets');
  const employeeIdLabel = useEmployeeIdLabel();
  const { nameOf, faultText } = useManyChangeTexts();
  const columns: Column<Row>[] = [
    { id: 'name', header: t('name'), isRowHeader: true, cell: ({ person }) => nameOf(person) },
    {
      id: 'employeeId',
      header: employeeIdLabel,
      width: 9,
      cell: ({ person }) => person?.employeeId,
    },
    {
      id: 'whatHappens',
      header: t('whatHappens'),
      cell: ({ fault, pricePerMonth, isChargedAsRedeemed }) => {
        if (fault) return <span className="text-ink-muted">{faultText(fault)}</span>;
        if (action !== 'end') return t('willBeSent');
        const end =
          pricePerMonth === null
            ? t('willBeEnded')
            : t('willBeEndedPriced', { price: formatPrice(Math.round(pricePerMonth * 100)) });
        return isChargedAsRedeemed ? `${end}. ${t('isRedeemed')}` : end;
      },
    },
  ];
  return (
    <Table
      label={t('people')}
      columns={columns}
      rows={rows}
      rowKey={({ subscriberId }) => subscriberId}
      empty={null}
    />
  );
}
