import { preloadable } from '#platform/design/page/preloadable.ts';

/** What the first view does without; it comes while people compare, so that nothing waits after a press. */
export const ConfirmClaim = preloadable(
  async () => (await import('./confirm-claim.tsx')).ConfirmClaim,
);
export const ClaimedOffer = preloadable(
  async () => (await import('./claimed-offer.tsx')).ClaimedOffer,
);

export async function loadLaterViews(): Promise<void> {
  // What fails here is loaded again, and its failure shown, when it is needed.
  await Promise.allSettled([ConfirmClaim.preload(), ClaimedOffer.preload()]);
}
