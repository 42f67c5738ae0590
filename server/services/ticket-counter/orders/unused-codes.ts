import {
  downloadUnusedCodes as fileRoute,
  listUnusedCodes as listRoute,
} from '@takst/contract/services/ticket-counter/orders/unused-codes.contract.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/http/call.ts';
import { csvPhone } from '#platform/http/csv.ts';
import { serve, serveDownload } from '#platform/http/serve.ts';
import { sheetDownload } from '#platform/http/xlsx/sheet-download.ts';
import { dateCell, exactCell, oreCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import type { XlsxColumn } from '#platform/http/xlsx/xlsx.ts';
import { createQrCode, type HolderLinks } from '#ticketing/tickets/tickets.public.ts';
import { type CounterNames, loadCounterNames } from './counter-names.ts';
import { unusedCodes, unusedCodesOnPage } from '../deliveries/deliveries-of-order.query.ts';
import type { DeliveryRow } from '../deliveries/delivery-row.query.ts';
import { counterOrderListTexts } from './counter-order-list.texts.ts';
import { findCounterOrder } from './counter-order-row.query.ts';

type Links = Pick<HolderLinks, 'linkTo'>;
type Dependencies = { readonly database: Database; readonly links: Links };

/** The codes of an order that nobody has used, to be handed out. */
export const downloadUnusedCodes = ({ database, links }: Dependencies) =>
  serveDownload(fileRoute, async ({ scope, params, today, language }) => {
    const { tenant } = scope;
    const order = await findCounterOrder(database, scope, { id: params.id, today });
    if (!order) return { refused: { code: 'ORDER_NOT_FOUND' } };
    const names = await loadCounterNames(database, { tenant, today });
    const linkOf = ({ ticketId }: DeliveryRow) =>
      ticketId === null ? null : links.linkTo(tenant, ticketId);
    return sheetDownload('csv', {
      name: `${fileName[language]}-${order.id}-${today.toString()}`,
      columns: columnsOf({ language, names, linkOf }),
      parts: unusedCodes(database, order, today),
    });
  });

const fileName = { nb: 'hentekoder', en: 'pickup-codes' } as const;

type Words = Readonly<Record<Language, string>>;
type CodeListContext = {
  readonly language: Language;
  readonly names: CounterNames;
  readonly linkOf: (row: DeliveryRow) => string | null;
};

const headings = {
  code: { nb: 'Hentekode', en: 'Pickup code' },
  product: { nb: 'Produkt', en: 'Product' },
  profile: { nb: 'Profil', en: 'Profile' },
  zones: { nb: 'Soner', en: 'Zones' },
  price: { nb: 'Pris', en: 'Price' },
  name: { nb: 'Navn', en: 'Name' },
  phone: { nb: 'Mobilnummer', en: 'Mobile number' },
  lastDay: { nb: 'Må hentes innen', en: 'To be fetched by' },
  link: { nb: 'Lenke til billetten', en: 'Link to the ticket' },
} as const satisfies Record<string, Words>;

function columnsOf({ language, names, linkOf }: CodeListContext): XlsxColumn<DeliveryRow>[] {
  const words = counterOrderListTexts[language];
  const cells: Record<keyof typeof headings, XlsxColumn<DeliveryRow>['cell']> = {
    code: ({ pickupCode }) => exactCell(pickupCode),
    product: ({ productId }) =>
      textCell(names.product(productId)?.[language] ?? words.unknownProduct),
    profile: ({ profileId }) => textCell(profileId && profileName(profileId)[language]),
    zones: (row) => textCell(row.allZones ? words.allZones : names.zones(row).join(' – ')),
    price: ({ priceOre }) => oreCell(priceOre),
    name: ({ recipientName }) => textCell(recipientName),
    phone: ({ phoneCountryCode, phone }) =>
      textCell(phoneCountryCode && phone && csvPhone({ phoneCountryCode, phone })),
    lastDay: ({ expiresOn }) => dateCell(Temporal.PlainDate.from(expiresOn)),
    link: (row) => textCell(linkOf(row)),
  };
  return Object.entries(headings).map(([name, heading]) => ({
    heading: heading[language],
    width: 18,
    cell: cells[name as keyof typeof headings],
  }));
}

/** The same with QR codes, each of which opens the page of its ticket. */
export const listUnusedCodes = ({ database, links }: Dependencies) =>
  serve(listRoute, async ({ scope, params, query, today }) => {
    const order = await findCounterOrder(database, scope, { id: params.id, today });
    if (!order) return { refused: { code: 'ORDER_NOT_FOUND' } };
    const { totalEntries, matches } = await unusedCodesOnPage(database, order, { today, ...query });
    return {
      reply: {
        totalEntries,
        matches: matches.flatMap(({ id, pickupCode, profileId, recipientName, ticketId }) =>
          pickupCode === null || ticketId === null
            ? []
            : {
                id,
                pickupCode,
                profileName: profileId === null ? null : { ...profileName(profileId) },
                recipientName,
                rows: createQrCode(links.linkTo(scope.tenant, ticketId)),
              },
        ),
      },
    };
  });
