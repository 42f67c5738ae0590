import type { ChangeKinds } from '#platform/changes/change-kind.ts';

export const priceChangeKinds = {
  'send-price-letter': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Brev om nye priser', en: 'Letter about new prices' },
    action: {
      nb: 'sendte bedriftene et brev om nye priser',
      en: 'sent the companies a letter about new prices',
    },
  },
} as const satisfies ChangeKinds;
