import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Language } from './call.ts';

/** The language of the cookie, else the browser's first language if it is English, else Norwegian. */
export function languageOfRequest(request: FastifyRequest): Language {
  const cookieLanguage = request.cookies['language'];
  if (cookieLanguage === 'nb' || cookieLanguage === 'en') return cookieLanguage;
  const first = /^\s*([a-z]{2,3})/i.exec(request.headers['accept-language'] ?? '')?.[1];
  return first?.toLowerCase() === 'en' ? 'en' : 'nb';
}
export type Theme = 'auto' | 'light' | 'dark';

/** The theme that the user has chosen in this browser. */
export function themeOf(request: FastifyRequest): Theme {
  const theme = request.cookies['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}
