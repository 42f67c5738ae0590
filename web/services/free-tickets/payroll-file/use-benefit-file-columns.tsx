import type { BenefitFile } from '@takst/contract/services/free-tickets/payroll-file/benefit-file.schema.ts';
import { downloadBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/download-benefit-file.contract.ts';
import type { benefitFileList } from '@takst/contract/services/free-tickets/payroll-file/list-benefit-files.contract.ts';
import { addressOf } from '#platform/api/call-input.ts';
import { capitalize, formatMoment } from '#platform/design/format-moment.ts';
import { formatKroner, formatMonth, formatNumber } from '#platform/design/format.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Who made a file and when, its content, and the file itself while it can be made again. */
export function useBenefitFileColumns(): ColumnContents<typeof benefitFileList> {
  const t = useTexts('benefit-file');
  const language = usePageLanguage();
  const { today } = useSession();
  const month = (day: Temporal.PlainDate) => formatMonth(day, language);
  return {
    madeAt: {
      isRowHeader: true,
      onCard: 'title',
      cell: ({ madeAt, madeBy }) => (
        <>
          {capitalize(formatMoment(madeAt, { language, today }))}
          <span className="block font-normal text-ink-muted wrap-anywhere">{madeBy}</span>
        </>
      ),
    },
    kind: { cell: ({ kind }) => t(kind === 'month' ? 'wholeMonth' : 'changes') },
    months: {
      cell: ({ firstMonth, lastMonth }) =>
        firstMonth.equals(lastMonth)
          ? month(firstMonth)
          : t('monthOf', { first: month(firstMonth), last: month(lastMonth) }),
    },
    people: {
      width: 7,
      align: 'end',
      cell: ({ people }) => formatNumber(people),
      cardCell: ({ people: count }) => t('people', { count, number: formatNumber(count) }),
    },
    total: {
      width: 9,
      align: 'end',
      onCard: 'aside',
      cell: ({ total }) => (
        <span className="whitespace-nowrap tabular-nums">{formatKroner(total)}</span>
      ),
    },
    file: { width: 10, onCard: 'below', cell: (file) => <FileLink file={file} /> },
  };
}

function FileLink({ file: { id, madeAt, isWhole } }: { file: BenefitFile }) {
  const t = useTexts('benefit-file');
  const language = usePageLanguage();
  const { today } = useSession();
  if (!isWhole) return <span className="text-ink-muted">{t('erased')}</span>;
  return (
    <a
      href={addressOf(downloadBenefitFile, { params: { fileId: id } })}
      download
      aria-label={t('downloadOf', { date: formatMoment(madeAt, { language, today }) })}
      className="underline"
    >
      {t('download')}
    </a>
  );
}
