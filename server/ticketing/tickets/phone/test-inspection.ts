import type { TicketCode } from '@takst/domain/ticketing/ticket-code/ticket-code.rules.ts';
import { createPublicKey, verify } from 'node:crypto';
import decodeQR from 'qr/decode.js';
import type { TestPortal } from '#testing/portal/test-portal.ts';

type PublishedKey = { kid: string; kty: string; crv: string; x: string };

/** What an inspector's device does: nothing but the published keys and what was scanned. */
export function readOffline(text: string, keys: readonly PublishedKey[]): TicketCode | null {
  const [header = '', payload = '', signature = ''] = text.split('.');
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  const { kid, alg } = read(header) as { kid: string; alg: string };
  const key = keys.find((one) => one.kid === kid);
  if (!key || alg !== 'EdDSA') return null;
  const isSigned = verify(
    null,
    Buffer.from(`${header}.${payload}`),
    createPublicKey({ key, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? (read(payload) as TicketCode) : null;
}

/** The keys that an operator publishes, as text too. */
export const keysOf = async (portal: TestPortal, host = 'localhost') => {
  const headers = { host: `${host}:${portal.port}` };
  const path = '/.well-known/takst-ticket-keys.json';
  const { text } = await portal.send({ path, headers });
  return { text, keys: (JSON.parse(text) as { keys: PublishedKey[] }).keys };
};

/** What a camera reads in the picture. */
export function scanned(rows: readonly string[]): string {
  const [scale, margin] = [4, 4];
  const side = (rows.length + 2 * margin) * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const square = rows[Math.floor(y / scale) - margin]?.[Math.floor(x / scale) - margin];
      if (square === '1') data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return decodeQR({ width: side, height: side, data });
}
