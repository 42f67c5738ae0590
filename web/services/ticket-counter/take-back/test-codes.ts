import { fireEvent, screen } from '#testing/dom.ts';
import { cupOnPage, unusedCode } from '#services/ticket-counter/test-counter-orders.ts';

/** Codes that their buyer may cancel: number 1 is `CODE0001`. */
export const codes = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...unusedCode,
    id: 1001 + place,
    mediaInfo: {
      ...unusedCode.mediaInfo,
      pickupCode: `CODE${String(place + 1).padStart(4, '0')}`,
    },
  }));

/** An order of so many, all unused. */
export const orderOf = (count: number) => ({
  ...cupOnPage,
  deliveries: {
    all: count,
    counts: { ...cupOnPage.deliveries.counts, unused: count, refunded: 0 },
  },
});

/** Presses the box of a name. */
export const tick = async (name: string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name }));
