import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to offers of vouchers. Neither key nor code is recorded. */
export const voucherKinds = {
  'make-voucher-offers': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Tilbud om verdikode laget', en: 'Voucher offers made' },
    action: { nb: 'laget tilbud om verdikoder', en: 'made offers of vouchers' },
  },
  'claim-voucher': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Verdikode hentet', en: 'Voucher claimed' },
    action: { nb: 'hentet en verdikode', en: 'claimed a voucher' },
  },
  'send-voucher-link': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Ny lenke til verdikode', en: 'New link to a voucher' },
    action: { nb: 'sendte en ny lenke til en verdikode', en: 'sent a new link to a voucher' },
  },
  'send-voucher-code': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Verdikode sendt på nytt', en: 'Voucher sent again' },
    action: { nb: 'sendte en verdikode på nytt', en: 'sent a voucher again' },
  },
} as const satisfies ChangeKinds;

export const voucherFields = {
  offers: { reading: 'text', personal: false, nb: 'Antall tilbud', en: 'Number of offers' },
  carProvider: { reading: 'text', personal: false, nb: 'Leverandør', en: 'Provider' },
} as const satisfies ChangeFields;
