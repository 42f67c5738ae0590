import { lazy } from 'react';
import { InView } from '#platform/design/page/in-view.tsx';
import { loadTexts } from '#platform/texts/language.ts';
import type { HistoryOfPupilProps } from './history-of-pupil.tsx';

const HistoryOfPupil = lazy(async () => {
  const [module] = await Promise.all([
    import('./history-of-pupil.tsx'),
    loadTexts(['change-history']),
  ]);
  return { default: module.HistoryOfPupil };
});

/** The history of a pupil's tickets, loaded when it scrolls into view. */
export const PupilHistory = (props: HistoryOfPupilProps) => (
  <InView>
    <HistoryOfPupil {...props} />
  </InView>
);
