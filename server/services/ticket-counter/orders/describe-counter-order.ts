import { typeOfMedium } from '@takst/contract/services/ticket-counter/counter-media.schema.ts';
import type { CounterOrderEntry } from '@takst/contract/services/ticket-counter/orders/counter-order.schema.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { CounterNames } from './counter-names.ts';
import type { CounterOrderRow } from './counter-order-row.query.ts';

/** An order as the portal shows it, with names for what is stored by id. */
export function describeCounterOrder(row: CounterOrderRow, names: CounterNames): CounterOrderEntry {
  const [first] = row.lines;
  const isMixed = row.lines.some(({ profileId }) => profileId !== first?.profileId);
  const hasOnePrice = row.lines.every(({ priceOre }) => priceOre === first?.priceOre);
  const isPaper = row.medium === 'paper';
  return {
    id: row.id,
    orderedBy: row.orderedBy,
    purchaseDate: Temporal.Instant.from(row.orderedAt),
    mediaType: typeOfMedium[row.medium],
    productType: row.type,
    productTemplateId: row.productId,
    productName: names.product(row.productId),
    profileName: isMixed ? null : nameOf(first?.profileId ?? null),
    zones: names.zones(row),
    zoneFrom: names.zone(row.zoneFrom),
    zoneTo: names.zone(row.zoneTo),
    zoneIdFrom: row.zoneFrom,
    zoneIdTo: row.zoneTo,
    allZones: row.allZones,
    nrOfZones: row.nrOfZones,
    ticketCount: row.made,
    requestedTicketCount: row.requested,
    passengerCount: isPaper ? row.requested : null,
    productPrice: first && hasOnePrice ? toKroner(first.priceOre) : null,
    totalPrice: toKroner(row.totalOre),
    invoiceReference: row.invoiceReference,
    personalReference: row.personalReference,
    handOver: row.deliveryKind,
    deliveryAddress: row.deliveryAddress && {
      ...row.deliveryAddress,
      addressLine2: row.deliveryAddress.addressLine2 ?? null,
    },
    lines: row.lines.map(({ profileId, quantity, priceOre }) => ({
      profileId,
      profileName: nameOf(profileId),
      quantity,
      productPrice: toKroner(priceOre),
    })),
    sendAt: row.sendAt === null ? null : Temporal.Instant.from(row.sendAt),
    startDate: Temporal.PlainDate.from(row.startDate),
    expiresOn: Temporal.PlainDate.from(row.expiresOn),
    isDelivered: row.isOver,
    failedCount: row.failedCount,
    notSentCount: row.notSentCount,
  };
}

const nameOf = (profileId: string | null) =>
  profileId === null ? null : { ...profileName(profileId) };
