import { hash } from 'node:crypto';

/** The digest of an answer, which is made for its caller as any other. */
export const etagOf = (answer: string): string => `"${hash('sha256', answer, 'base64url')}"`;

/** Whether the caller says that it has the answer; a proxy may have made the ETag a weak one. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
