import type { ComparedRows } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { changeLines, kindNames } from './change-lines.texts.ts';

export type WaitingFacts = {
  readonly tenant: TenantId;
  readonly origin: string;
  readonly id: number;
  readonly compared: ComparedRows;
  readonly madeBy: string;
};

/** Says in both languages that a proposal waits, to users who may approve it. */
export function waitingEmail(facts: WaitingFacts): { subject: string; text: string } {
  const { tenant, origin, id, compared } = facts;
  const { brandTitle } = tenantOf(tenant);
  const names = kindNames[compared.kind];
  const madeBy = nameInMessage(facts.madeBy);
  const link = `${origin}/operator/forslag/${id}`;
  return {
    subject: `Venter på godkjenning: endring av ${names.nb} i ${brandTitle}`,
    text: [
      'Hei!',
      `${madeBy} har foreslått en endring av ${names.nb}. Den gjelder først når en annen har godkjent den. Du er en av dem som kan godkjenne eller avslå den.`,
      ...changeLines(compared, 'nb'),
      link,
      '– – –',
      'Hi!',
      `${madeBy} has proposed a change of ${names.en}. It is not in force until another user has approved it. You are one of those who may approve or reject it.`,
      ...changeLines(compared, 'en'),
      link,
    ].join('\n\n'),
  };
}
