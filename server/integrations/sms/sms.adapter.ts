import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { SmsSender } from './sms.port.ts';

export type SmsGateway = {
  /** Where messages are posted: `https://sms.example/messages`. */
  readonly url: string;
  readonly token: string;
};

const timeoutMs = 5_000;

/**
 * Sends through an HTTP gateway: `POST {from, to, text, reference}` with a bearer token, from the
 * operator by name. The
 * reference is the message's key, under which a gateway takes the same message once. Any answer
 * but 2xx, and none within five seconds, is an error: the caller tries again. The message itself
 * never stands in the error, for errors are logged.
 */
export const smsGateway = ({ url, token }: SmsGateway): SmsSender => ({
  async send({ tenant, to, text, key }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ from: tenants[tenant].operator, to, text, reference: key }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The body is not needed; reading it to its end gives the connection back.
    await response.text();
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status} for ${key}`);
  },
});
