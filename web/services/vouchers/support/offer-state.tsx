import type { SupportedOffer } from '@takst/contract/services/vouchers/voucher-offer.schema.ts';
import { carProviderFacts } from '@takst/domain/services/vouchers/car-provider.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { Badge, type BadgeTone } from '#platform/design/page/badge.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const tones: Readonly<Record<SupportedOffer['state'], BadgeTone>> = {
  PLANNED: 'neutral',
  AVAILABLE: 'info',
  CLAIMED: 'quiet',
  EXPIRED: 'muted',
};

const words = {
  link: { waiting: 'linkWaiting', sent: 'linkSent', failed: 'linkFailed' },
  code: { waiting: 'codeWaiting', sent: 'codeSent', failed: 'codeFailed' },
} as const;

/** How far an offer is, with its last SMS; one that was not delivered stands out. */
export function OfferState({ offer }: { offer: SupportedOffer }) {
  const t = useTexts('vouchers');
  return (
    <div>
      <Badge tone={tones[offer.state]}>{t(offer.state)}</Badge>
      <Claim offer={offer} />
      {offer.state !== 'PLANNED' && offer.state !== 'EXPIRED' && <LastSms offer={offer} />}
    </div>
  );
}

function Claim({ offer: { provider, claimedAt } }: { offer: SupportedOffer }) {
  const t = useTexts('vouchers');
  const moment = useMoment();
  if (!provider || !claimedAt) return null;
  return (
    <p className="text-small tabular-nums">
      {t('claimedAt', {
        provider: carProviderFacts[provider].name,
        moment: moment(claimedAt, 'in-sentence'),
      })}
    </p>
  );
}

function LastSms({ offer: { link, code, phone, claimedAt } }: { offer: SupportedOffer }) {
  const t = useTexts('vouchers');
  const moment = useMoment();
  const momentOf = (at: Temporal.Instant) => moment(at, 'in-sentence');
  const { state, sentAt } = code ?? link;
  const key = words[code ? 'code' : 'link'];
  // The code goes out when it is claimed: a second line would say the same.
  if (state === 'sent' && sentAt && claimedAt && momentOf(sentAt) === momentOf(claimedAt))
    return null;
  if (state === 'failed') {
    return (
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <Badge tone="error">{t(key.failed)}</Badge>
        {phone !== null && (
          <Link
            to="/meldinger"
            search={{ filter: 'sms', q: phone }}
            aria-label={t('whyFailedFor', { phone })}
            className="text-small"
          >
            {t('whyFailed')}
          </Link>
        )}
      </p>
    );
  }
  return (
    <p className="text-small text-ink-muted">
      {state === 'sent' && sentAt ? t(key.sent, { moment: momentOf(sentAt) }) : t(key.waiting)}
    </p>
  );
}
