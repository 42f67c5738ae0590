import { lazy } from 'react';
import { InView } from '#platform/design/page/in-view.tsx';
import { loadTexts } from '#platform/texts/language.ts';
import type { HistoryProps } from './history.tsx';

const History = lazy(async () => {
  const [module] = await Promise.all([import('./history.tsx'), loadTexts(['change-history'])]);
  return { default: module.History };
});

/** A subscriber's history, loaded when it scrolls into view. */
export const SubscriberHistory = (props: HistoryProps) => (
  <InView>
    <History {...props} />
  </InView>
);
