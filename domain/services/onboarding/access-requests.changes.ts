import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to requests for access. */
export const accessRequestKinds = {
  'request-access': {
    isOfNoCompany: true,
    of: 'subject',
    name: { nb: 'Tilgang forespurt', en: 'Access requested' },
    action: { nb: 'ba om tilgang, forespørsel', en: 'asked for access, request' },
  },
  'accept-access-request': {
    of: 'subject',
    name: { nb: 'Forespørsel om tilgang godtatt', en: 'Request for access accepted' },
    action: { nb: 'godtok forespørsel om tilgang', en: 'accepted request for access' },
  },
  'reject-access-request': {
    of: 'subject',
    name: { nb: 'Forespørsel om tilgang avslått', en: 'Request for access rejected' },
    action: { nb: 'avslo forespørsel om tilgang', en: 'rejected request for access' },
  },
  'handle-access-request': {
    of: 'subject',
    name: { nb: 'Forespørsel om tilgang håndtert', en: 'Request for access handled' },
    action: { nb: 'håndterte forespørsel om tilgang', en: 'handled request for access' },
  },
} as const satisfies ChangeKinds;

export const accessRequestFields = {
  rejectionReason: { reading: 'text', personal: true, nb: 'Begrunnelse', en: 'Reason' },
} as const satisfies ChangeFields;
