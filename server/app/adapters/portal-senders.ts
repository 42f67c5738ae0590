import { randomBytes } from 'node:crypto';
import { smsGateway } from '#platform/integrations/sms/sms.adapter.ts';
import type { createMetrics } from '#platform/observability/metrics/metrics.ts';
import { smsGatewayPath } from '#platform/stand-ins/sms-gateway.ts';
import { portalAccessPoint } from './portal-access-point.ts';
import { type MailDependencies, portalEmail } from './portal-email.ts';

/** The tokens that outside services ask for; those of stand-ins are made up at each start. */
export type SenderTokens = { readonly sms: string; readonly accessPoint: string };

/** What sends messages and documents, counted where there are metrics. */
export async function portalSenders(
  dependencies: MailDependencies,
  metrics: ReturnType<typeof createMetrics> | null,
) {
  const { SMS_URL, SMS_TOKEN, ACCESS_POINT_TOKEN, PORT } = dependencies.settings;
  const localToken = randomBytes(24).toString('base64url');
  const tokens: SenderTokens = {
    sms: SMS_TOKEN ?? localToken,
    accessPoint: ACCESS_POINT_TOKEN ?? localToken,
  };
  const sms = smsGateway({
    url: SMS_URL ?? `http://127.0.0.1:${PORT}${smsGatewayPath}`,
    token: tokens.sms,
  });
  const { email, stop } = await portalEmail(dependencies);
  const ehf = portalAccessPoint(dependencies.settings, tokens.accessPoint);
  return {
    tokens,
    sms: metrics?.counted('sms', sms) ?? sms,
    email: metrics?.counted('email', email) ?? email,
    accessPoint: ehf && { ...ehf, ...metrics?.counted('ehf', ehf) },
    stop,
  };
}
