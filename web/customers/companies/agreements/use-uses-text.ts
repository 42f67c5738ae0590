import { useTexts } from '#platform/texts/use-texts.ts';

/** How many tickets and subscriptions stand under an agreement. */
export type UseCounts = { readonly tickets: number; readonly subscriptions: number };

/** '3 tickets and 1 subscription'; only what there is. */
export function useUsesText(): (uses: UseCounts) => string {
  const t = useTexts('companies');
  return (uses) => {
    const tickets = t('countTickets', { count: uses.tickets });
    const subscriptions = t('countSubscriptions', { count: uses.subscriptions });
    if (uses.subscriptions === 0) return tickets;
    return uses.tickets === 0 ? subscriptions : t('countBoth', { tickets, subscriptions });
  };
}
