import type { Change } from '#platform/changes/change-path.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { decidersOf, partiesOf } from './proposal.query.ts';
import { waitingEmail, type WaitingFacts } from './waiting-email.texts.ts';

type Proposed = Omit<WaitingFacts, 'madeBy'> & {
  /** Who made it. */
  readonly userId: number;
};

/** Tells the operator's other global administrators by e-mail that a proposal waits for one of them. */
export async function announceProposal(
  { tx, enqueue }: Pick<Change, 'tx' | 'enqueue'>,
  { userId, ...proposed }: Proposed,
): Promise<void> {
  const { tenant } = proposed;
  const [maker] = await partiesOf(tx, tenant, [userId]);
  const email = waitingEmail({ ...proposed, madeBy: maker?.name ?? '' });
  const deciders = await decidersOf(tx, tenant, userId);
  await enqueue(
    sendEmail,
    ...deciders.map(
      (to) => ({ tenant, topic: 'proposal', companyId: null, to, ...email }) as const,
    ),
  );
}
