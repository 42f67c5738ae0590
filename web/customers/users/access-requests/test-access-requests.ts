/** A request for access in the server's format: open, for the company of the tests. */
export const karisRequest = {
  id: 5,
  firstName: 'Kari',
  lastName: 'Moen',
  email: 'kari@ny.example',
  phoneCountryCode: '+47',
  phone: '46999999',
  organisationNumber: '985615616',
  registeredName: 'FJELLHEIM KONSULT AS',
  companyName: 'Fjellheim',
  company: { id: 1001, name: 'Fjellheim Konsult AS' },
  hasAdministrator: true,
  userId: null,
  requestedAt: '2026-03-04T09:00:00Z',
  deletedOn: '2026-09-05',
  outcome: null,
  answeredAt: null,
  answeredBy: null,
  reason: null,
};

/** What the page of a request is told beside. */
export const inForm = {
  customerNumber: 'K-77',
  offeredRoles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
};

export const acceptedByOla = {
  outcome: 'accepted',
  answeredAt: '2026-03-05T09:00:00Z',
  answeredBy: 'Ola Lie',
  userId: 77,
};
