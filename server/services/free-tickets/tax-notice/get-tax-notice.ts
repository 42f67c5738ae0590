import { getTaxNotice as route } from '@takst/contract/services/free-tickets/tax-notice/get-tax-notice.contract.ts';
import { lastDayOfTaxNotice } from '@takst/domain/services/free-tickets/tax-notice-days.rules.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { limitWrongLinks } from '#platform/tries/tries.public.ts';
import { findTaxNotice } from './tax-notice.store.ts';

/** The notice of a link, with the amounts of the moment at which it was sent. */
export const getTaxNotice = (database: Database) =>
  serve(route, async ({ origin: { tenant }, params: { token }, address, now }) => {
    const who = `tax notice at ${tenant} from ${address}`;
    const tokenDigest = digestOf(token);
    const notice = await limitWrongLinks(database, { who, now }, (tx) =>
      findTaxNotice(tx, { tenant, tokenDigest, now }),
    );
    if (!notice) return { refused: { code: 'TAX_NOTICE_NOT_FOUND' } };
    const { profileId, zones, sentAt, expiresAt, ...page } = notice;
    return {
      reply: {
        ...page,
        zones: [...zones],
        profileName: profileName(profileId),
        sentOn: businessDayOf(sentAt),
        validThrough: lastDayOfTaxNotice(expiresAt),
      },
    };
  });
