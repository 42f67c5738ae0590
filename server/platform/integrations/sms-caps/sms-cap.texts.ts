import { smsCaps, type SmsCapReason } from '@takst/domain/platform/messages/sms-caps.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';

type HeldBack = {
  readonly tenant: TenantId;
  readonly companyId: number | null;
  readonly reason: SmsCapReason;
  readonly origin: string;
};

/** To customer support, whose mailbox is read in Norwegian. */
export function smsCapEmail({ tenant, companyId, reason, origin }: HeldBack) {
  const isCompany = reason === 'SMS_CAP_OF_COMPANY';
  return {
    subject: `SMS holdes tilbake i ${tenantOf(tenant).brandTitle}`,
    text: [
      ...(isCompany
        ? [
            `En bedrift har sendt ${smsCaps.perCompanyADay} SMS i dag. Flere sendes ikke av seg selv i dag.`,
            '',
            `Se bedriften: ${origin}/bedrifter/${companyId}`,
          ]
        : [
            `Et mobilnummer har fått ${smsCaps.perPhoneADay} SMS i dag. Det får ikke flere av seg selv i dag.`,
          ]),
      '',
      `Meldingene som holdes tilbake, står her. Du kan sende dem: ${origin}/meldinger`,
      '',
      isCompany
        ? 'Du får denne e-posten én gang om dagen for hver bedrift.'
        : 'Du får denne e-posten én gang om dagen, også når det gjelder flere numre.',
    ].join('\n'),
  };
}
