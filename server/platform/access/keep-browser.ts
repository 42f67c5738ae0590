import { cookieSeconds } from '@takst/domain/platform/retention/browser-storage.ts';
import type { FastifyRequest } from 'fastify';
import { cookieName, cookieOf, cookieOptions } from '#platform/http/cookies.ts';
import type { Exchange } from '#platform/http/server/register-routes.ts';
import { newToken } from '#platform/access/tokens/secret-token.ts';

/** By it a browser is known again whose user is none of the portal's: it holds an onboarding together. */
const ownCookie = 'takst_onboarding';

const wellFormed = /^[\w-]{43}$/;

/** The token of a browser that has one. What was set by hand and is no token of ours is none. */
export const browserTokenOf = (request: FastifyRequest): string | undefined => {
  const token = cookieOf(request, ownCookie);
  return token !== undefined && wellFormed.test(token) ? token : undefined;
};

/**
 * The token of the browser, made where it has none, and kept for 30 more days. Scripts cannot read it, and forms of other
 * sites do not send it.
 */
export function keepBrowser({ request, reply }: Exchange): string {
  const token = browserTokenOf(request) ?? newToken();
  reply.setCookie(cookieName(request, ownCookie), token, {
    ...cookieOptions(request),
    maxAge: cookieSeconds(ownCookie),
  });
  return token;
}
