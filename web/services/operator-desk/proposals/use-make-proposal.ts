import { makeProposal } from '@takst/contract/services/operator-desk/make-proposal.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { formatDate } from '#platform/design/format.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Sends a proposal, and says where it waits. */
export function useMakeProposal(onDone: (reply: { id: number }) => void) {
  const t = useTexts('operator-desk');
  return useOperation(makeProposal, {
    texts: 'operator-desk',
    failed: 'proposeFailed',
    refusals: {
      NOTHING_CHANGES: 'nothingChanges',
      TOO_EARLY: (text, { earliest }) => text('tooEarly', { date: formatDate(earliest) }),
      ROWS_REFUSED: 'rowsRefused',
      YEARS_OVERLAP: 'yearsOverlap',
      UNKNOWN_PRODUCT: 'unknownProduct',
      SERVICE_NOT_POSSIBLE: 'serviceNotPossible',
    },
    toast: ({ reply: { id } }) => ({
      title: t('made'),
      link: { to: pathTo('/operator/forslag/{id}', { id }), text: t('seeProposal') },
    }),
    onDone,
  });
}
