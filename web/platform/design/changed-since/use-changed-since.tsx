import type { Refusal, Route } from '@takst/contract/platform/calls/route.ts';
import { type ReactNode, useState } from 'react';
import type { Obstacle } from '#platform/api/obstacle.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { addDesignTexts, useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { en } from '../words/changed-since.en.ts';
import { nb } from '../words/changed-since.nb.ts';

addDesignTexts({ nb, en });

type ChangedSinceOptions<R extends Route, Seen> = {
  /** What the user sees when the form opens; it goes with the change. */
  start: Seen;
  /** What is there now, by a refusal that says so; undefined for any other refusal. */
  nowIn: (refused: Refusal<R>) => Seen | undefined;
  /** The same in words, empty for nothing. Without it there is more than a sentence can say. */
  describe?: (now: Seen) => string;
};

/**
 * What a form does when somebody else has changed what it is about (docs/decisions/0089): it says what is there now, and
 * keeps what was typed. Saving again replaces it, as the user has seen it now; the other way is to keep it.
 */
export function useChangedSince<R extends Route, Seen>(options: ChangedSinceOptions<R, Seen>) {
  const { start, nowIn, describe } = options;
  const t = useDesignTexts();
  const [seen, setSeen] = useState(start);
  return {
    seen,
    /** The text of the refusal. */
    text: (_: unknown, refused: Refusal<R>): string => {
      const now = nowIn(refused);
      if (!describe || now === undefined) return t('changedSince');
      const words = describe(now);
      return words === '' ? t('removedSince') : t('changedSinceTo', { now: words });
    },
    onProblem(obstacle: Obstacle<R>) {
      const now = 'refused' in obstacle ? nowIn(obstacle.refused) : undefined;
      if (now !== undefined) setSeen(now);
    },
    /** Begins anew, in a form that stays open. */
    forget: () => setSeen(start),
    /** The other way on, beside the text: what is there now is kept. */
    wayOn: (refused: Refusal<R> | null, onKeep: () => void): ReactNode =>
      refused &&
      nowIn(refused) !== undefined && (
        <Button className="mt-3" onClick={onKeep}>
          {t('keepTheirs')}
        </Button>
      ),
  };
}
