import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { settingOf, SettingsError } from '../settings/setting-faults.ts';

const administrator = z.strictObject({
  operator: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
});

const answers = z.strictObject({
  /** By the names of docs/settings.md. */
  settings: z.record(z.string(), z.string()).default({}),
  administrators: z.array(administrator).default([]),
  /** Files of zones, products, prices and sellers, as `npm run reference-data` loads them. */
  referenceData: z.array(z.string()).default([]),
  /** Whether the first administrator gets an SMS and an e-mail that try the way. */
  testMessages: z.boolean().default(true),
});

export type Administrator = z.output<typeof administrator>;
export type Answers = z.output<typeof answers>;

export const noAnswers: Answers = answers.parse({});

/** The answers to all questions, for an installation without a person. */
export function readAnswers(path: string): Answers {
  const content = parseFile(path);
  const parsed = answers.safeParse(content);
  const faults = parsed.success
    ? Object.keys(parsed.data.settings)
        .filter((name) => !settingOf(name))
        .map((name) => ({ name, what: 'is no setting' }))
    : parsed.error.issues.map(({ path: keys, message }) => ({
        name: keys.join('.') || 'answers',
        what: message,
      }));
  if (!parsed.success || faults.length > 0)
    throw new SettingsError(`The answers in ${path} are wrong:`, faults);
  return parsed.data;
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // The message of a SyntaxError quotes the text, which holds secrets.
    const what = error instanceof SyntaxError ? 'is no JSON' : 'cannot be read';
    throw new SettingsError('The answers are wrong:', [{ name: path, what }]);
  }
}
