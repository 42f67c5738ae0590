import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { SmsSender } from './sms.port.ts';

export type SmsGateway = {
  /** Where messages are posted: `https://sms.example/messages`. */
  readonly url: string;
  readonly token: string;
};

const timeoutMs = 5_000;

/**
 * Sends through an HTTP gateway: `POST {from, to, text, reference}` with a bearer token. The sender is
 * the operator's name; the reference is the message's key, by which the gateway recognises duplicates.
 * Any answer but 2xx, or none within five seconds, is an error: the caller retries. Errors never
 * contain the message, as they are logged.
 */
export const smsGateway = ({ url, token }: SmsGateway): SmsSender => ({
  async send({ tenant, to, text, key }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ from: tenantOf(tenant).operator, to, text, reference: key }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Read the body to release the connection.
    await response.text();
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status} for ${key}`);
  },
});

/**
 * The status of a call that holds no message: it tells whether the gateway is there and takes the token, and nobody gets
 * an SMS. One that knows us refuses the body (400, 415 or 422).
 */
export async function probeSmsGateway({ url, token }: SmsGateway): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.text();
  return response.status;
}
