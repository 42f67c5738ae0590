import { sendTaxNotice } from '@takst/contract/services/free-tickets/tax-notice/send-tax-notice.contract.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatPrice } from '#platform/design/format.ts';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface SendTaxNoticeModalProps {
  body: Body<typeof sendTaxNotice>;
  /** Of a month. */
  taxOre: number;
  onClose: () => void;
}

/** Sends the employee an SMS about the tax of a family ticket. */
export function SendTaxNoticeModal({ body, taxOre, onClose }: SendTaxNoticeModalProps) {
  const t = useTexts('free-order');
  const send = useOperation(sendTaxNotice, {
    texts: 'free-order',
    failed: 'taxNoticeFailed',
    refusals: {
      AGREEMENT_NOT_FOUND: 'agreementNotFound',
      AGREEMENT_NOT_VALID: 'agreementNotValid',
      TAX_NOTICES_OFF: 'taxNoticesOff',
      START_DATE_TOO_EARLY: 'startTooEarly',
      START_DATE_TOO_LATE: 'startTooLate',
      INVALID_ZONE_FROM: 'zoneFromUnknown',
      INVALID_ZONE_TO: 'zoneToUnknown',
      PRODUCT_NOT_OFFERED: 'productNotOffered',
      NO_TAXABLE_AMOUNT: 'noTaxable',
      NO_PHONE_OF_EMPLOYEE: 'noPhoneOfEmployee',
    },
    toast: ({ reply: { firstName, lastName } }) => ({
      title: t('taxNoticeSent'),
      text: t('taxNoticeSentTo', { name: `${firstName} ${lastName}` }),
    }),
    onProblem: () => showToast('error', t('taxNoticeFailed')),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('taxNoticeTitle')}
      submitLabel={t('sendTaxNotice')}
      cancelLabel={t('back')}
      isQuestion
      result={{ label: t('taxNoticeAmount'), value: formatPrice(taxOre) }}
      operation={send}
      onSubmit={() => send.send({ body })}
      onClose={onClose}
    >
      <p>{t('taxNoticeText', { employeeId: body.employeeId })}</p>
      <p className="mt-2 text-ink-muted">{t('taxNoticeNothingElse')}</p>
    </FormDialog>
  );
}
