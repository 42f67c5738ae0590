import '@fastify/cookie';
import { cookieSeconds } from '@takst/domain/platform/retention/browser-storage.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '#platform/http/rate-limits.ts';
import { newToken } from './secret-token.ts';

/** Ties a sign-in to the browser that started it; shared by all its tabs. */
const browserCookie = 'takst_browser';

export const sessionTokenOf = (request: FastifyRequest): string | undefined =>
  request.cookies[sessionCookie];

export const browserTokenOf = (request: FastifyRequest): string | undefined =>
  request.cookies[browserCookie];

/** Not readable by scripts, and not sent with other sites' forms. */
const cookieOptions = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

export function setSessionCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(sessionCookie, token, cookieOptions(secure));
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(sessionCookie, cookieOptions(secure));
}

/** Returns the browser's token for running sign-ins, and creates it when missing. */
export function ensureBrowserToken(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): string {
  const token = browserTokenOf(request) ?? newToken();
  reply.setCookie(browserCookie, token, {
    ...cookieOptions(secure),
    maxAge: cookieSeconds(browserCookie),
  });
  return token;
}
