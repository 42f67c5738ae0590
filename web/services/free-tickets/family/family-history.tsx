import { lazy } from 'react';
import { InView } from '#platform/design/page/in-view.tsx';
import { loadTexts } from '#platform/texts/language.ts';
import type { HistoryOfFamilyProps } from './history-of-family.tsx';

const HistoryOfFamily = lazy(async () => {
  const [module] = await Promise.all([
    import('./history-of-family.tsx'),
    loadTexts(['change-history']),
  ]);
  return { default: module.HistoryOfFamily };
});

/** The history of a family's tickets, loaded when it scrolls into view. */
export const FamilyHistory = (props: HistoryOfFamilyProps) => (
  <InView>
    <HistoryOfFamily {...props} />
  </InView>
);
