import type { OptionsOf, RowValues } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { housingOrders } from '@takst/contract/services/housing/many/housing-orders.ts';
import type { OccupantAct } from '@takst/domain/services/housing/move-in-from-list.rules.ts';

type Service = typeof housingOrders;

/** What happens to those who live in the unit: as the row says, or else the list. */
export const occupantActOf = (row: RowValues<Service>, options: OptionsOf<Service>): OccupantAct =>
  row.existingResidents ?? options.existingResidents;
