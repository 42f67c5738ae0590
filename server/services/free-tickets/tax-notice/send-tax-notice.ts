import { endOfTaxNotice } from '@takst/domain/services/free-tickets/tax-notice-days.rules.ts';
import { freeProfileOfCode } from '@takst/contract/services/free-tickets/free-media-type.schema.ts';
import { sendTaxNotice as route } from '@takst/contract/services/free-tickets/tax-notice/send-tax-notice.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type {
  FreeOffer,
  SoldFreeTicket,
} from '@takst/domain/services/free-tickets/free-price.rules.ts';
import {
  decideTaxNotice,
  maxTaxNoticesADay,
  sameNoticeWithin,
} from '@takst/domain/services/free-tickets/tax-notice.rules.ts';
import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { sendSms } from '#platform/integrations/sms/sms.public.ts';
import { digestOf, newToken } from '#platform/access/tokens/secret-token.ts';
import { limitUses } from '#platform/tries/tries.public.ts';
import { zonesByName } from '#catalogue/zones/zones.public.ts';
import { loadCompanyOffer } from '../offer/load-company-offer.ts';
import { departmentsOf } from '../order/load-free-order-facts.ts';
import {
  findFreeTicketSettings,
  unsetFreeTicketSettings,
} from '../settings/free-ticket-settings.store.ts';
import { taxNoticeSms } from './tax-notice-sms.texts.ts';
import {
  insertTaxNotice,
  isTaxNoticeSent,
  lockOwnPhoneTicket,
  type NewTaxNotice,
  type OwnTicket,
} from './tax-notice.store.ts';

/**
 * Sends an employee a link to what a family ticket means for the tax, on the phone of their own ticket. The amounts are
 * those of this moment; the same again within minutes is the notice that was sent.
 */
export const sendTaxNotice = (changes: ChangePath, origins: PerTenant<string>) =>
  serveChange(route, changes, async (change, { scope, body, today, now }) => {
    const { tx } = change;
    const { tenant } = scope;
    const { agreementNumber: agreementId, employeeId, startDate } = body;
    const agreement = (await departmentsOf(tx, scope, [{ agreementId }])).get(agreementId);
    if (!agreement) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const { companyId } = agreement;
    const companyIds = [companyId];
    const offer = (await loadCompanyOffer(tx, { scope, companyIds, today }))(startDate);
    const zones = zonesByName(body, offer.zones);
    if (!zones) return { refused: { code: 'INVALID_ZONE_FROM' } };
    const settings = await findFreeTicketSettings(tx, scope, companyId);
    const own = await lockOwnPhoneTicket(tx, scope, { companyId, employeeId, today });
    const { agreementSubtypes } = ticketServiceAccess['free-tickets'];
    const profileId = freeProfileOfCode(body.profile);
    const decision = decideTaxNotice(
      {
        today,
        offer,
        isDepartmentValid: mayOrderUnder(agreementSubtypes, agreement, {
          today,
          start: startDate,
        }),
        sendsTaxNotice: (settings ?? unsetFreeTicketSettings).sendsTaxNotice,
        hasPhone: own !== undefined,
      },
      { ...zones, profileId, agreementId, startDate },
    );
    if ('refused' in decision) return { refused: { code: decision.refused } };
    if (!own) throw new Error('a tax notice without a phone was not refused');
    const { firstName, lastName } = own;
    const notice = {
      tenant,
      companyId,
      ticketId: own.id,
      profileId,
      startDate,
      ...zonesOf(decision.sold, offer),
      taxOre: decision.sold.taxOre,
    };
    if (!(await isTaxNoticeSent(tx, notice, now.subtract(sameNoticeWithin)))) {
      await send(change, { notice, own, now, origin: ofTenant(origins, tenant) });
    }
    return { reply: { firstName, lastName } };
  });

/** The zones of a ticket as it is sold, by name. */
function zonesOf({ choice }: SoldFreeTicket, { zones }: FreeOffer) {
  if (choice.kind === 'all') return { allZones: true, zones: [] };
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? id;
  return { allZones: false, zones: [...new Set([choice.from, choice.to])].map(nameOf) };
}

type NoticeInput = {
  readonly notice: NewTaxNotice;
  readonly own: OwnTicket;
  readonly now: Temporal.Instant;
  readonly origin: string;
};

async function send(change: Change, { notice, own, now, origin }: NoticeInput): Promise<void> {
  const { tenant, companyId, ticketId } = notice;
  const who = `tax notices to the phone of ticket ${ticketId}`;
  const countedFor = Temporal.Duration.from({ hours: 24 });
  await limitUses(change.tx, [{ who, maxTries: maxTaxNoticesADay, countedFor }], now);
  // 128 bits: the link has to fit into one SMS.
  const token = newToken(16);
  const expiresAt = endOfTaxNotice(now);
  await insertTaxNotice(change.tx, notice, {
    tokenDigest: digestOf(token),
    sentAt: now,
    expiresAt,
  });
  await change.record({
    companyId,
    kind: 'send-tax-notice',
    subject: { type: 'ticket', id: ticketId },
    about: { holderId: own.holderId, ticketId },
    before: null,
    after: null,
  });
  const link = origin + pathTo('/fribilletter/skatt/{token}', { token });
  await change.enqueue(sendSms, {
    tenant,
    topic: 'tax-notice',
    companyId,
    to: `${own.phoneCountryCode}${own.phone}`,
    text: taxNoticeSms({
      tenant,
      link,
      ...own,
    }),
  });
}
