import type { BenefitFile } from '@takst/contract/services/free-tickets/payroll-file/benefit-file.schema.ts';
import { downloadBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/download-benefit-file.contract.ts';
import { makeBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/make-benefit-file.contract.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from '#platform/api/call-input.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { capitalize } from '#platform/design/format-moment.ts';
import { formatDate, formatKroner, formatMonth, formatNumber } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { focusIfLost } from '#platform/design/overlays/focus-if-lost.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { askedFor, type BenefitCheck, type BenefitChoice } from './benefit-choice.ts';

interface MakeBenefitFileProps {
  choice: BenefitChoice;
  check: BenefitCheck;
}

/** Makes the file, says when that would tell a month twice, and leads to what was made. */
export function MakeBenefitFile({ choice, check }: MakeBenefitFileProps) {
  const t = useTexts('benefit-file');
  const { company } = useSession();
  const [file, setFile] = useState<BenefitFile | null>(null);
  const operation = useMakeBenefitFile(setFile);
  const { reportedBy } = check;
  if (file) return <MadeFile file={file} />;
  if (check.people === 0 || check.faults.length > 0) return null;
  const make = () =>
    operation.send({
      params: { id: company.id },
      body: { ...askedFor(choice), replacesId: reportedBy && reportedBy.id },
    });
  return (
    <>
      {reportedBy && <Reported month={choice.month} madeAt={reportedBy.madeAt} />}
      <div>
        <Button
          variant={reportedBy ? 'secondary' : 'primary'}
          icon="wallet"
          isPending={operation.isPending}
          onClick={make}
        >
          {t(reportedBy ? 'makeAgain' : 'make')}
        </Button>
      </div>
    </>
  );
}

function useMakeBenefitFile(onDone: (file: BenefitFile) => void) {
  const language = usePageLanguage();
  const t = useTexts('benefit-file');
  return useOperation(makeBenefitFile, {
    texts: 'benefit-file',
    failed: 'failed',
    refusals: {
      NO_PAYROLL_FORMAT: 'noFormat',
      MONTH_NOT_OFFERED: (text, { first, last }) =>
        text('monthNotOffered', {
          first: formatMonth(first, language),
          last: formatMonth(last, language),
        }),
      MONTH_REPORTED: 'monthReported',
      NOTHING_TO_REPORT: 'nothingToReport',
      DOES_NOT_FIT: (text, { faults }) => text('doesNotFitNow', { count: faults }),
    },
    toastsProblems: true,
    toast: ({ reply: { people, total } }) => ({
      title: t('made'),
      text: t('madeText', {
        people: t('people', { count: people, number: formatNumber(people) }),
        total: formatKroner(total),
      }),
    }),
    onDone,
  });
}

function Reported({ month, madeAt }: { month: Temporal.PlainDate; madeAt: Temporal.Instant }) {
  const t = useTexts('benefit-file');
  const language = usePageLanguage();
  return (
    <Notice
      kind="warning"
      title={t('reportedTitle', {
        month: capitalize(formatMonth(month, language)),
        date: formatDate(businessDayOf(madeAt)),
      })}
    >
      {t('reportedText')}
    </Notice>
  );
}

/** It stands in place of the button that made it, and gets its focus. */
function MadeFile({ file: { id } }: { file: BenefitFile }) {
  const t = useTexts('benefit-file');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => focusIfLost(() => link.current), []);
  return (
    <Notice kind="success" title={t('madeTitle')}>
      <a
        ref={link}
        href={addressOf(downloadBenefitFile, { params: { fileId: id } })}
        download
        className={buttonClass('secondary', 'mt-2')}
      >
        <Icon name="download" />
        {t('downloadMade')}
      </a>
    </Notice>
  );
}
