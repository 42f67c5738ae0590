import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Language } from './call.ts';

/** The remembered language, else what the browser asks for; Norwegian when neither says English first. */
export function languageOfRequest(request: FastifyRequest): Language {
  const remembered = request.cookies['language'];
  if (remembered === 'nb' || remembered === 'en') return remembered;
  const first = /^\s*([a-z]{2,3})/i.exec(request.headers['accept-language'] ?? '')?.[1];
  return first?.toLowerCase() === 'en' ? 'en' : 'nb';
}
