import type { ComparedRows } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { decisionEmail } from './decision-email.texts.ts';
import { partiesOf } from './proposal.query.ts';

type Decided = {
  readonly tenant: TenantId;
  readonly id: number;
  readonly compared: ComparedRows;
  readonly state: 'APPROVED' | 'REJECTED';
  readonly reason?: string;
  /** Who made it, and who decided it. */
  readonly userIds: readonly [number, number];
  readonly origin: string;
};

/** Tells the two of a decision by e-mail, so that neither can be passed over without notice. */
export async function announceDecision(
  { tx, enqueue }: Pick<Change, 'tx' | 'enqueue'>,
  { userIds, ...decided }: Decided,
): Promise<void> {
  const { tenant } = decided;
  const parties = await partiesOf(tx, tenant, userIds);
  const [maker, decider] = parties;
  const email = decisionEmail({
    ...decided,
    madeBy: maker?.name ?? '',
    decidedBy: decider?.name ?? '',
  });
  await enqueue(
    sendEmail,
    ...parties.map(
      ({ email: to }) => ({ tenant, topic: 'proposal', companyId: null, to, ...email }) as const,
    ),
  );
}
