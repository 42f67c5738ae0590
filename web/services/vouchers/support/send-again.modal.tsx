import { sendVoucherCode } from '@takst/contract/services/vouchers/send-voucher-code.contract.ts';
import { sendVoucherLink } from '@takst/contract/services/vouchers/send-voucher-link.contract.ts';
import type { SupportedOffer } from '@takst/contract/services/vouchers/voucher-offer.schema.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { formatTime } from '#platform/design/format.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import type { Translate } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { phoneOf } from './use-offer-columns.tsx';

interface SendAgainModalProps {
  offer: SupportedOffer;
  onClose: () => void;
}

/** The SMS with the link, or with the code once it is claimed. */
export const SendAgainModal = (props: SendAgainModalProps) =>
  props.offer.state === 'CLAIMED' ? <SendCode {...props} /> : <SendLink {...props} />;

const justSent = (t: Translate<'vouchers'>, { nextAt }: { nextAt: Temporal.Instant }) =>
  t('justSent', {
    time: formatTime(nextAt.round({ smallestUnit: 'minute', roundingMode: 'ceil' })),
  });

function SendLink({ offer, onClose }: SendAgainModalProps) {
  const t = useTexts('vouchers');
  const phone = phoneOf(offer) ?? '';
  const operation = useOperation(sendVoucherLink, {
    texts: 'vouchers',
    failed: 'linkNotSent',
    refusals: {
      OFFER_NOT_FOUND: 'offerNotFound',
      OFFER_NOT_AVAILABLE: 'offerNotAvailable',
      SMS_JUST_SENT: justSent,
    },
    toast: () => ({ title: t('linkIsSent'), text: phone }),
    onDone: onClose,
  });
  return (
    <FormDialog
      isQuestion
      title={t('sendLinkTitle')}
      subtitle={phone}
      submitLabel={t('sendLink')}
      operation={operation}
      onSubmit={() => operation.send({ params: { id: offer.id } })}
      onClose={onClose}
    >
      <p>{t('sendLinkText')}</p>
    </FormDialog>
  );
}

function SendCode({ offer, onClose }: SendAgainModalProps) {
  const t = useTexts('vouchers');
  const phone = phoneOf(offer) ?? '';
  const operation = useOperation(sendVoucherCode, {
    texts: 'vouchers',
    failed: 'codeNotSent',
    refusals: { OFFER_NOT_FOUND: 'offerNotFound', NO_CODE: 'noCode', SMS_JUST_SENT: justSent },
    toast: () => ({ title: t('codeIsSent'), text: phone }),
    onDone: onClose,
  });
  return (
    <FormDialog
      isQuestion
      title={t('sendCodeTitle')}
      subtitle={phone}
      submitLabel={t('sendCode')}
      operation={operation}
      onSubmit={() => operation.send({ params: { id: offer.id } })}
      onClose={onClose}
    >
      <p>{t('sendCodeText')}</p>
    </FormDialog>
  );
}
