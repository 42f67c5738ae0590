/** Every service that takes many rows at once; apart from their columns, which few pages need. */
export const batchServiceNames = [
  'company-ticket-orders',
  'company-ticket-changes',
  'company-ticket-roster',
  'housing-orders',
  'free-ticket-orders',
  'free-ticket-ends',
  'free-ticket-departments',
  'free-ticket-birthdays',
  'free-ticket-leavers',
  'school-ticket-orders',
  'school-ticket-rollover',
  'code-imports',
  'voucher-offers',
  'travel-card-numbers',
] as const;
export type BatchServiceName = (typeof batchServiceNames)[number];
