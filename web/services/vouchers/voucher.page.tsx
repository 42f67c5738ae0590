import { getVoucherOffer } from '@takst/contract/services/vouchers/get-voucher-offer.contract.ts';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { UnreadableAnswer } from '#platform/api/call-failures.ts';
import { useAnswer } from '#platform/api/use-answer.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { useIsLive } from '#platform/design/use-is-live.ts';
import { MessagePage } from '#platform/session/message-page.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { AvailableOffer } from './available-offer.tsx';
import { ClaimedOffer } from './later-views.ts';
import { OfferSkeleton } from './offer-skeleton.tsx';
import { UsedLink } from './used-link.tsx';
import { voucherAuthorization } from './voucher-authorization.ts';

/** The page of an offer of a voucher (spec 3 §2.4). The server renders the skeleton alone: it never sees the key. */
export function VoucherPage() {
  const { key }: { key?: string } = useSearch({ strict: false });
  if (!useIsLive()) return <OfferSkeleton />;
  // "Without the key an error is thrown" (spec 3 §8).
  if (key === undefined || key === '') throw new Error('The link has no key');
  return <OfferOfKey key={key} authorization={voucherAuthorization(key)} />;
}

function OfferOfKey({ authorization }: { authorization: string }) {
  const { answer, replace, tryAgain } = useAnswer(getVoucherOffer, {}, { authorization });
  if (answer === 'loading') return <OfferSkeleton />;
  if ('refused' in answer) return <UsedLink />;
  if ('failure' in answer) return <NotLoaded failure={answer.failure} onTryAgain={tryAgain} />;
  const offer = answer.reply;
  if (offer.voucherOfferStatus === 'CLAIMED') {
    return (
      <Suspense fallback={<OfferSkeleton />}>
        <ClaimedOffer offer={offer} />
      </Suspense>
    );
  }
  return (
    <AvailableOffer
      offer={offer}
      authorization={authorization}
      onClaimed={(claimed) => replace({ reply: claimed })}
      onOver={() => replace({ refused: { code: 'NO_OFFER' } })}
      onClaimedBefore={tryAgain}
    />
  );
}

interface NotLoadedProps {
  failure: unknown;
  onTryAgain: () => void;
}

function NotLoaded({ failure, onTryAgain }: NotLoadedProps) {
  const t = useTexts('voucher');
  const failureText = useFailureText();
  // "Unknown offer status throws" (spec 3 §8).
  if (failure instanceof UnreadableAnswer) throw failure;
  return (
    <MessagePage icon="ticket" title={t('notLoaded')} text={failureText(failure)}>
      <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
    </MessagePage>
  );
}
