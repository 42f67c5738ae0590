/** Every service that takes many rows at once; apart from their columns, which few pages need. */
export const batchServiceNames = [
  'company-ticket-orders',
  'company-ticket-changes',
  'company-ticket-roster',
  'housing-orders',
  'code-imports',
] as const;
export type BatchServiceName = (typeof batchServiceNames)[number];
