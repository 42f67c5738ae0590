import { screen, waitFor, within } from '#testing/dom.ts';

/** A text as somebody reads it: amounts have spaces that do not break. */
export const plainText = (text: string | null | undefined): string | undefined =>
  text?.replaceAll('\u00a0', ' ');

/** What stands in the cells of a row, without that which names it. */
export const cellsOf = (row: HTMLElement): (string | undefined)[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => plainText(textContent));

/** The terms of the card with this heading, and what it says of each. */
export const factsUnder = async (heading: string): Promise<(string | undefined)[][]> => {
  const card = (await screen.findByRole('heading', { name: heading })).closest('section');
  return [...(card?.querySelectorAll('dt') ?? [])].map((term) =>
    [term, term.nextElementSibling].map((element) => plainText(element?.textContent)),
  );
};

/** What stands on the cards of a list: a table on a phone. */
export const cardsOf = (name: string): Promise<(string | undefined)[]> =>
  waitFor(() => {
    const cards = within(screen.getByRole('list', { name })).getAllByRole('listitem');
    if (cards[0]?.textContent === '') throw new Error('the cards are loading');
    return cards.map(({ textContent }) => plainText(textContent));
  });
