import { changeAgreementEnd } from '@takst/contract/customers/agreements/change-agreement-end.contract.ts';
import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import type { CompanyAgreement } from '@takst/contract/customers/companies/user-company.schema.ts';
import { firstEndDate, mayEndOn } from '@takst/domain/customers/agreements/agreement-end.rules.ts';
import { useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useAgreementLabels } from '#customers/companies/agreements/use-agreement-labels.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { useChangedSince } from '#platform/design/changed-since/use-changed-since.tsx';
import { DatePicker } from '#platform/design/dates/date-picker.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatDate } from '#platform/design/format.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { AgreementUses } from './agreement-uses.tsx';
import { reportFailure } from '#platform/api/report-failure.ts';

type ChangeAgreementEndModalProps = {
  company: Company;
  agreement: CompanyAgreement;
  onClose: () => void;
};

/** Gives an agreement an end date, and says first what goes on after it (spec 1 §4). */
export function ChangeAgreementEndModal(props: ChangeAgreementEndModalProps) {
  const { company, agreement, onClose } = props;
  const t = useTexts('companies');
  const labels = useAgreementLabels();
  const { today } = useSignedIn();
  const [endDate, setEndDate] = useState(agreement.endDate);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const isOffered = mayEndOn(agreement, { endDate, today });
  const changed = useChangedSince<typeof changeAgreementEnd, Temporal.PlainDate | null>({
    start: agreement.endDate,
    nowIn: (refused) => (refused.code === 'HAS_CHANGED' ? refused.endDate : undefined),
    describe: (theirs) => (theirs ? formatDate(theirs) : ''),
  });
  const change = useOperation(changeAgreementEnd, {
    texts: 'companies',
    failed: 'agreementFailed',
    refusals: {
      AGREEMENT_NOT_FOUND: 'agreementGone',
      END_DATE_NOT_OFFERED: 'endDateNotOffered',
      HAS_CHANGED: changed.text,
    },
    toast: ({ input: { body } }) => ({
      title: body.endDate
        ? t('endDateSaved', { date: formatDate(body.endDate) })
        : t('endDateRemoved'),
      text: t('agreementOf', { type: labels.type(agreement.subTypeId), company: company.name }),
    }),
    onDone: onClose,
    onProblem: (obstacle) => {
      reportFailure(obstacle);
      changed.onProblem(obstacle);
    },
  });
  const params = { id: company.id, agreementId: agreement.id };
  const save = (day: Temporal.PlainDate | null) =>
    change.send({ params, body: { endDate: day, previousEndDate: changed.seen } });

  function confirm() {
    setHasSubmitted(true);
    if (endDate && isOffered) save(endDate);
  }

  const fault = endDate ? t('endDateNotOffered') : t('endDateMissing');
  return (
    <FormDialog
      title={t('endDateTitle', { type: labels.type(agreement.subTypeId) })}
      operation={change}
      wayOn={changed.wayOn(change.refused, onClose)}
      onSubmit={confirm}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <DatePicker
          name="endDate"
          label={t('endDate')}
          description={t('endDateHelp')}
          min={firstEndDate(agreement, today)}
          value={endDate}
          onChange={(day) => {
            setEndDate(day);
            change.forget();
          }}
          error={!isOffered || (hasSubmitted && !endDate) ? fault : undefined}
        />
        {agreement.endDate && (
          <Button icon="close" className="justify-self-start" onClick={() => save(null)}>
            {t('removeEndDate')}
          </Button>
        )}
        {endDate && isOffered && (
          <AgreementUses company={company} agreementId={agreement.id} after={endDate} />
        )}
      </div>
    </FormDialog>
  );
}
