import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to proposals of changes of an operator's own data. */
export const operatorDeskKinds = {
  'make-proposal': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Endring foreslått', en: 'Change proposed' },
    action: { nb: 'foreslo en endring av grunndata', en: 'proposed a change of reference data' },
  },
  'approve-proposal': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Forslag godkjent', en: 'Proposal approved' },
    action: { nb: 'godkjente en endring av grunndata', en: 'approved a change of reference data' },
  },
  'reject-proposal': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Forslag avslått', en: 'Proposal rejected' },
    action: { nb: 'avslo en endring av grunndata', en: 'rejected a change of reference data' },
  },
  'withdraw-proposal': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Forslag trukket', en: 'Proposal withdrawn' },
    action: { nb: 'trakk en endring av grunndata', en: 'withdrew a change of reference data' },
  },
  'overtake-proposal': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Godkjent endring forbigått', en: 'Approved change overtaken' },
    action: {
      nb: 'lastet inn en fil som gikk foran en godkjent endring',
      en: 'loaded a file that overtook an approved change',
    },
  },
} as const satisfies ChangeKinds;

export const operatorDeskFields = {
  proposedRows: { reading: 'hidden', personal: false },
} as const satisfies ChangeFields;
