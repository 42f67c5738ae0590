import type { MediaInfo } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import { formatPhone } from '#platform/design/format.ts';
import type { Translate } from '#platform/texts/texts.ts';

/**
 * What a ticket lies on, in the order of the specification (spec 3 §2): the phone with its country code, else the pickup
 * code, else the word; the number of the card; paper.
 */
export function mediaId(media: MediaInfo, t: Translate<'counter-words'>): string {
  if (media.type === 'TRAVEL_CARD_ULTRALIGHT') return t('paper');
  if (media.type === 'TRAVEL_CARD') return media.travelCardNumber ?? t('cardWithoutNumber');
  const { phone, phoneCountryCode, pickupCode } = media;
  if (phone !== null) return formatPhone(phoneCountryCode ?? '', phone);
  return pickupCode ?? t('mobile');
}
