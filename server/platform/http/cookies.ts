import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import './fastify-types.ts';

/** The cookies that open something: the server sets and reads them, scripts cannot. */
type ServerCookie = 'takst_session' | 'takst_browser' | 'takst_onboarding';

/**
 * On https a browser takes a cookie of this name from this very host over https alone, so no neighbour of the host and
 * nobody on the way can plant one (docs/decisions/0132).
 */
export const prefixOnHttps = '__Host-';

export const cookieName = ({ cookiePrefix }: FastifyRequest, name: ServerCookie): string =>
  `${cookiePrefix}${name}`;

export const cookieOf = (request: FastifyRequest, name: ServerCookie): string | undefined =>
  request.cookies[cookieName(request, name)];

/** Not readable by scripts, and not sent with other sites' forms. */
export const cookieOptions = ({ cookiePrefix }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: cookiePrefix !== '' }) as const;
