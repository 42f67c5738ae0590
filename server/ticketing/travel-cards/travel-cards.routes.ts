import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { countManufactureReports } from './production/count-manufacture-reports.ts';
import { downloadManufactureReport } from './production/download-manufacture-report.ts';
import { getManufactureReport } from './production/get-manufacture-report.ts';
import { listRequestedCards } from './production/list-requested-cards.ts';
import { deactivateCard } from './requests/deactivate-card.ts';
import { downloadCardsToMake } from './requests/download-cards-to-make.ts';
import { type FindHolderTypes, serveCardRequests } from './requests/serve-card-requests.ts';
import { setCardNumber } from './requests/set-card-number.ts';

type Dependencies = { database: Database; changes: ChangePath; holderTypes: FindHolderTypes };

/** The back office of travel cards, and their production (spec 3 §7). */
export const travelCardRoutes = ({
  database,
  changes,
  holderTypes,
}: Dependencies): ServedRoute[] => [
  ...serveCardRequests(database, holderTypes),
  setCardNumber(changes),
  deactivateCard(changes),
  downloadCardsToMake(database),
  getManufactureReport(database),
  countManufactureReports(database),
  downloadManufactureReport(database),
  listRequestedCards(database),
];
