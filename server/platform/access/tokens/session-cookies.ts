import { cookieSeconds } from '@takst/domain/platform/retention/browser-storage.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieOf, cookieOptions } from '#platform/http/cookies.ts';
import { newToken } from './secret-token.ts';

/** Ties a sign-in to the browser that started it; shared by all its tabs. */
const browserCookie = 'takst_browser';

const wellFormed = /^[\w-]{43}$/;

export const sessionTokenOf = (request: FastifyRequest): string | undefined =>
  cookieOf(request, 'takst_session');

/** What was set by hand and is no token of ours is none. */
export const browserTokenOf = (request: FastifyRequest): string | undefined => {
  const token = cookieOf(request, browserCookie);
  return token !== undefined && wellFormed.test(token) ? token : undefined;
};

export function setSessionCookie(reply: FastifyReply, token: string): void {
  const { request } = reply;
  reply.setCookie(cookieName(request, 'takst_session'), token, cookieOptions(request));
}

export function clearSessionCookie(reply: FastifyReply): void {
  const { request } = reply;
  reply.clearCookie(cookieName(request, 'takst_session'), cookieOptions(request));
}

/** Returns the browser's token for running sign-ins, and creates it when missing. */
export function ensureBrowserToken(reply: FastifyReply): string {
  const { request } = reply;
  const token = browserTokenOf(request) ?? newToken();
  reply.setCookie(cookieName(request, browserCookie), token, {
    ...cookieOptions(request),
    maxAge: cookieSeconds(browserCookie),
  });
  return token;
}
