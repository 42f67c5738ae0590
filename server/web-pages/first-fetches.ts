import type { PagePath } from '@takst/contract/pages.ts';
import { getContact } from '@takst/contract/session/get-contact.contract.ts';
import { listUserCompanies } from '@takst/contract/session/list-user-companies.contract.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const firstFetchesFile = z.record(
  z.string(),
  z.object({ nb: z.array(z.string()), en: z.array(z.string()) }),
);

type PageVisit = { path: PagePath | null; language: 'nb' | 'en'; isSignedIn: boolean };

/** HTML with preload links for a page's first requests. */
export type FirstFetches = (asked: PageVisit) => string;

/** The first calls of a session (spec 1 §2.1). */
const sessionCalls = [getContact.path, listUserCompanies.path];

const script = (file: string): string => `<link rel="modulepreload" href="/${file}" />`;
const answer = (path: string): string =>
  `<link rel="preload" as="fetch" href="${path}" crossorigin="anonymous" />`;

/**
 * Reads the build's list of first fetches; without that file, pages have no preload links.
 */
export async function readFirstFetches(folder: string): Promise<FirstFetches> {
  const text = await readFile(join(folder, 'first-fetches.json'), 'utf8').catch(() => '{}');
  const scripts = z.parse(firstFetchesFile, JSON.parse(text));
  return ({ path, language, isSignedIn }) =>
    [
      ...(isSignedIn ? sessionCalls.map(answer) : []),
      ...(path === null ? [] : (scripts[path]?.[language] ?? []).map(script)),
    ].join('');
}
