import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

export const listTicketKeys = route({
  method: 'GET',
  path: '/.well-known/takst-ticket-keys.json',
  summary:
    'The keys that verify codes on the operator’s tickets, as a JWK set (RFC 7517, RFC 8037). A code with `offline` comes from a page without a network: show the inspector when it was made (`iat`)',
  needs: 'anyone',
  reply: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  }),
  refusals: {},
});
