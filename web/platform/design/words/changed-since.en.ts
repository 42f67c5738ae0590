import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './changed-since.nb.ts';

export const en: Texts<typeof nb> = {
  changedSince:
    'Somebody else has changed this in the meantime. If you save once more, yours applies.',
  changedSinceTo:
    'Somebody else has changed this in the meantime. It now says: “{{now}}”. If you save once more, yours applies.',
  removedSince:
    'Somebody else has removed this in the meantime. If you save once more, yours applies.',
  keepTheirs: 'Keep what is saved',
};
