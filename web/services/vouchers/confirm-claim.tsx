import { claimVoucher } from '@takst/contract/services/vouchers/claim-voucher.contract.ts';
import {
  type CarProvider,
  carProviderFacts,
} from '@takst/domain/services/vouchers/car-provider.ts';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { deviceTime } from '#platform/api/device-clock.ts';
import { useVisitorOperation } from '#platform/operations/use-visitor-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { focusIfLost } from '#platform/design/overlays/focus-if-lost.ts';
import { formatLongDate, formatPrice } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { ClaimableOffer } from './claimable-offer.ts';

interface ConfirmClaimProps extends ClaimableOffer {
  choice: { provider: CarProvider; validUntil: Temporal.PlainDate | null };
  onEmpty: () => void;
  onClose: () => void;
}

/** Repeats what was chosen, and says that it is final. A sheet at the foot of a phone. */
export function ConfirmClaim(props: ConfirmClaimProps) {
  const { offer, choice, onClose } = props;
  const t = useTexts('voucher');
  const { name } = carProviderFacts[choice.provider];
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return () => focusIfLost();
  }, []);
  const claim = useClaim(props);

  function closeFromOutside(event: MouseEvent) {
    // A press on the dialog element itself is a press on the backdrop.
    if (event.target === dialog.current) dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={closeFromOutside}
      onClose={onClose}
      className="m-0 mt-auto max-h-[92dvh] w-full max-w-none overflow-y-auto rounded-t-panel bg-surface text-ink shadow-float backdrop:bg-backdrop open:animate-appear sm:m-auto sm:max-w-md sm:rounded-panel"
    >
      <div className="grid gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="flex items-start justify-between gap-2">
          <h2 id={titleId} className="py-2 text-section font-semibold">
            {t('question', { provider: name })}
          </h2>
          <IconButton icon="close" label={t('close')} onClick={() => dialog.current?.close()} />
        </div>
        <Facts offer={offer} choice={choice} />
        <Notice kind="warning">{t('final')}</Notice>
        {claim.problem && (
          <Notice kind="error" title={claim.problem.title} isAnnounced>
            {claim.problem.text}
          </Notice>
        )}
        <div className="grid gap-2">
          <Button
            variant="primary"
            isPending={claim.isPending}
            onClick={() => claim.send({ body: { selectedCarProvider: choice.provider } })}
          >
            {t('claim')}
          </Button>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** Chooses the provider; what another person or tab has done meanwhile changes the page. */
function useClaim({ offer, choice, authorization, ...on }: ConfirmClaimProps) {
  const { provider, validUntil } = choice;
  return useVisitorOperation(claimVoucher, {
    texts: 'voucher',
    failed: 'notClaimed',
    authorization,
    refusals: { NO_OFFER: null, ALREADY_CLAIMED: null, PROVIDER_EMPTY: null },
    onDone: () =>
      on.onClaimed({
        ...offer,
        voucherOfferStatus: 'CLAIMED',
        providers: [],
        selectedCarProvider: provider,
        // By the device until the page is loaded again: the answer of the call is a text.
        claim: { claimedAt: Temporal.Instant.fromEpochMilliseconds(deviceTime()), validUntil },
      }),
    onProblem: (problem) => {
      if (!('refused' in problem)) return;
      if (problem.refused.code === 'PROVIDER_EMPTY') on.onEmpty();
      else if (problem.refused.code === 'ALREADY_CLAIMED') on.onClaimedBefore();
      else on.onOver();
    },
  });
}

function Facts({ offer, choice }: Pick<ConfirmClaimProps, 'offer' | 'choice'>) {
  const t = useTexts('voucher');
  const language = usePageLanguage();
  const { terms, termsUrl } = carProviderFacts[choice.provider];
  const { validUntil } = choice;
  const facts = [
    [t('value'), formatPrice(offer.amountOre)],
    [t('lastDay'), validUntil ? formatLongDate(validUntil, language) : t('noLastDay')],
    [t('sentTo'), t('phone', { ending: offer.phoneEnding })],
    [
      t('terms'),
      <>
        {terms[language]} <ExternalLink href={termsUrl}>{t('readAll')}</ExternalLink>
      </>,
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-table">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
