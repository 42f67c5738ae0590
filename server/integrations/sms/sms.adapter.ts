import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { SmsSender } from './sms.port.ts';

export type SmsGateway = {
  /** Where messages are posted: `https://sms.example/messages`. */
  readonly url: string;
  readonly token: string;
  /** What the receiver sees as the sender, by operator. */
  readonly senders: Readonly<Record<TenantId, string>>;
};

const timeoutMs = 5_000;

/**
 * Sends through an HTTP gateway: `POST {from, to, text, reference}` with a bearer token. The
 * reference is the message's key, under which a gateway takes the same message once. Any answer
 * but 2xx, and none within five seconds, is an error: the caller tries again. The message itself
 * never stands in the error, for errors are logged.
 */
export const smsGateway = ({ url, token, senders }: SmsGateway): SmsSender => ({
  async send({ tenant, to, text, key }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ from: senders[tenant], to, text, reference: key }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The body is not needed; reading it to its end gives the connection back.
    await response.text();
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status} for ${key}`);
  },
});
