import {
  downloadPriceChange,
  downloadPriceChangeXlsx,
} from '@takst/contract/services/price-changes/download-price-change.contract.ts';
import { getPriceChange } from '@takst/contract/services/price-changes/get-price-change.contract.ts';
import { getPriceLetter } from '@takst/contract/services/price-changes/price-letter.contract.ts';
import { getDesk } from '@takst/contract/services/operator-desk/get-desk.contract.ts';
import { getProposal } from '@takst/contract/services/operator-desk/get-proposal.contract.ts';
import { listPrices } from '@takst/contract/services/operator-desk/list-prices.contract.ts';
import { listProposals } from '@takst/contract/services/operator-desk/list-proposals.contract.ts';

/** How many statements the reads of the operator's desk take, where that is not one. */
export const deskStatements: Readonly<Record<string, number>> = {
  // What is invoiced, then each kind of data of an operator.
  [getDesk.path]: 8,
  [listPrices.path]: 2,
  // With what is invoiced, and one statement for each kind of the open ones.
  [listProposals.path]: 9,
  // With who else may decide it.
  [getProposal.path]: 5,
  // The proposal, its tickets by price, then the names of companies; of a letter also who has got it.
  [getPriceChange.path]: 3,
  [downloadPriceChange.path]: 3,
  [downloadPriceChangeXlsx.path]: 3,
  [getPriceLetter.path]: 4,
};
