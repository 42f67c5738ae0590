import { downloadCardsToMake as route } from '@takst/contract/ticketing/travel-cards/download-cards-to-make.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serveDownload, type ServedRoute } from '#platform/http/serve.ts';
import { sheetDownload } from '#platform/http/xlsx/sheet-download.ts';
import { textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import type { XlsxColumn } from '#platform/http/xlsx/xlsx.ts';
import type { Language } from '#platform/http/call.ts';
import { cardsToMakeTexts } from './cards-to-make.texts.ts';
import { type CardToPost, cardsToPost } from './card-to-make.query.ts';

/** The list for the card factory; its number of the request comes back with the card's number. */
export const downloadCardsToMake = (database: Database): ServedRoute =>
  serveDownload(route, async ({ scope, language, today }) =>
    sheetDownload('csv', {
      name: `${cardsToMakeTexts[language].fileName}-${today.toString()}`,
      columns: columnsIn(language),
      parts: cardsToPost(database, scope),
    }),
  );

function columnsIn(language: Language): XlsxColumn<CardToPost>[] {
  const texts = cardsToMakeTexts[language];
  const column = (heading: string, text: (card: CardToPost) => string | null) => ({
    heading,
    width: 16,
    cell: (card: CardToPost) => textCell(text(card)),
  });
  return [
    column(texts.request, ({ ticketId }) => String(ticketId)),
    column(texts.cardName, ({ cardName }) => cardName),
    column(texts.company, ({ companyName }) => companyName),
    column(texts.address, ({ postAddress }) => postAddress?.line1 ?? null),
    column(texts.addressBelow, ({ postAddress }) => postAddress?.line2 ?? null),
    column(texts.postCode, ({ postAddress }) => postAddress?.postCode ?? null),
    column(texts.city, ({ postAddress }) => postAddress?.city ?? null),
    column(texts.country, ({ postAddress }) => postAddress?.country ?? null),
    column(texts.replaces, ({ replacedCardNumber }) => replacedCardNumber),
    column(texts.cardNumber, () => null),
  ];
}
