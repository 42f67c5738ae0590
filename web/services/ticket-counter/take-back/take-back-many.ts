import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import {
  cancelDeliveries,
  maxTakenBackAtOnce,
  refundDeliveries,
  type TakeBackManyReply,
} from '@takst/contract/services/ticket-counter/delivery/take-back-many.contract.ts';
import type { DeliveryAction } from '@takst/domain/services/ticket-counter/delivery.rules.ts';
import { replyOf } from '#platform/api/query.ts';
import { sendPatiently } from '#platform/api/send-patiently.ts';

/** A delivery that was not taken back: the server's reason, the failure of its call, or a failure before it. */
export type FailedTakeBack = {
  readonly delivery: CounterDelivery;
  readonly because:
    | TakeBackManyReply['notDone'][number]
    | { readonly failure: unknown }
    | 'not-tried';
};

export type TakeBackPart = {
  readonly done: readonly (CounterDelivery & { readonly credited: boolean })[];
  readonly notDone: readonly FailedTakeBack[];
};

export type TakeBackOrder = {
  readonly act: DeliveryAction;
  readonly orderId: number;
  readonly deliveries: readonly CounterDelivery[];
  /** Stands on each credit note of a refund. */
  readonly description: string;
};

/** Takes deliveries back, as many in each call as one takes. After a call that failed the rest is not tried. */
export async function* takeBackMany({
  deliveries,
  ...order
}: TakeBackOrder): AsyncGenerator<TakeBackPart> {
  let hasFailed = false;
  for (let start = 0; start < deliveries.length; start += maxTakenBackAtOnce) {
    const part = deliveries.slice(start, start + maxTakenBackAtOnce);
    if (hasFailed) {
      yield notDone(part, 'not-tried');
      continue;
    }
    try {
      yield sorted(part, await send(part, order));
    } catch (failure) {
      hasFailed = true;
      yield notDone(part, { failure });
    }
  }
}

function send(
  part: readonly CounterDelivery[],
  { act, orderId, description }: Omit<TakeBackOrder, 'deliveries'>,
): Promise<TakeBackManyReply> {
  const params = { id: orderId };
  const deliveryIds = part.map(({ id }) => id);
  return sendPatiently(() =>
    act === 'cancel'
      ? replyOf(cancelDeliveries, { params, body: { deliveryIds } })
      : replyOf(refundDeliveries, { params, body: { deliveryIds, description } }),
  );
}

const notDone = (
  part: readonly CounterDelivery[],
  because: FailedTakeBack['because'],
): TakeBackPart => ({ done: [], notDone: part.map((delivery) => ({ delivery, because })) });

function sorted(part: readonly CounterDelivery[], reply: TakeBackManyReply): TakeBackPart {
  const byId = new Map(part.map((delivery) => [delivery.id, delivery]));
  return {
    done: reply.done.flatMap(({ id, credited }) => {
      const delivery = byId.get(id);
      return delivery ? [{ ...delivery, credited }] : [];
    }),
    notDone: reply.notDone.flatMap((because) => {
      const delivery = byId.get(because.id);
      return delivery ? [{ delivery, because }] : [];
    }),
  };
}
