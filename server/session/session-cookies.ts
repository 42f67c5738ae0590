import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '#http/rate-limits.ts';
import { newToken } from './secret-token.ts';

/** Ties a sign-in to the browser that began it; the same for all its tabs. */
const browserCookie = 'takst_browser';
const browserSeconds = 3_600;

export const sessionTokenOf = (request: FastifyRequest): string | undefined =>
  request.cookies[sessionCookie];

export const browserTokenOf = (request: FastifyRequest): string | undefined =>
  request.cookies[browserCookie];

/** What page scripts never see: out of their reach, not sent by other sites' forms. */
const closed = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

export function setSessionCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(sessionCookie, token, closed(secure));
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(sessionCookie, closed(secure));
}

/** The browser's token for sign-ins under way, made when it has none. */
export function keepBrowserToken(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): string {
  const token = browserTokenOf(request) ?? newToken();
  reply.setCookie(browserCookie, token, { ...closed(secure), maxAge: browserSeconds });
  return token;
}
