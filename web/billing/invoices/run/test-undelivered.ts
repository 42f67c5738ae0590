/** An invoice that did not arrive, in the server's format. */
export const undelivered = {
  companyId: 1001,
  companyName: 'Granlia Bygg AS',
  id: 5,
  invoiceNumber: 100_005,
  way: 'EHF' as 'EHF' | 'EMAIL' | null,
  reason: 'REFUSED' as 'REFUSED' | 'NO_ADDRESS' | 'WAITING' | 'UNCONFIRMED',
  failure: 'BR-CO-10: the sum differs' as string | null,
  tries: 1,
  triedAt: Temporal.Instant.from('2026-03-03T05:20:00Z'),
  offeredWays: ['EHF', 'EMAIL'] as ('EHF' | 'EMAIL')[],
};
