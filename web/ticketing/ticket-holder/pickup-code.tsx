import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { HolderTicketOnTheWire } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The pickup code for the operator's app, or a note that it has been used. */
export function PickupCode({ ticket }: { ticket: HolderTicketOnTheWire }) {
  const t = useTexts('ticket-holder');
  const { operator } = tenantOf(pageFacts.tenant);
  if (ticket.downloadedToPhone) return <p className="font-semibold">{t('downloaded')}</p>;
  if (!ticket.pickupCode) return null;
  return (
    <>
      <h2 className="text-small text-ink-muted">{t('pickupCode')}</h2>
      <p className="font-mono text-title font-bold tracking-[0.15em] select-all">
        {ticket.pickupCode}
      </p>
      <p className="mt-1 text-ink-muted">{t('pickupHelp', { operator })}</p>
    </>
  );
}
