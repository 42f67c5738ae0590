import { submitOrderForm as route } from '@takst/contract/services/self-service/order-form/submit-order-form.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { refuseHeldTicket } from '#services/company-tickets/company-tickets.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { limitUses } from '#platform/tries/tries.public.ts';
import { acceptOwnOrder } from '../requests/accept-own-order.ts';
import { matchesPattern } from '../widget/employee-id-pattern.ts';
import { orderLimits } from './form-limits.ts';
import { hasStandingOrder, saveFormOrder } from './form-order.store.ts';
import { type CompanyForm, findForm } from './order-form.query.ts';
import { phoneProofStore } from './phone-proof.store.ts';

type Dependencies = { database: Database; changes: ChangePath; tickets: Tickets };
type SubmitCall = Call<typeof route>;
type Visitor = { readonly form: CompanyForm; readonly phone: Phone };
type Refused = Extract<Outcome<typeof route>, { refused: unknown }>;

/**
 * Orders for the proved phone, or asks for it. The phone and everything in the order are its idempotency key:
 * however often and from wherever the same order comes, it is one, and while its ticket stands it gets the same
 * answer (docs/decisions/0051).
 */
export const submitOrderForm = ({ database, changes, tickets }: Dependencies) =>
  serve(route, async (call): Promise<Outcome<typeof route>> => {
    const visitor = await admitVisitor(database, call);
    if ('refused' in visitor) return visitor;
    const { channel } = call.body;
    const origin = { ...call.origin, channel };
    const outcome = await refuseHeldTicket(() =>
      changes(origin, (change) => submit({ change, tickets }, call, visitor)),
    );
    if (!('refused' in outcome) || outcome.refused.code !== 'TICKET_ALREADY_HELD') return outcome;
    const orderDigest = digestOfOrder(call, visitor);
    const isSame = await hasStandingOrder(database, visitor.form, {
      orderDigest,
      today: call.today,
    });
    return isSame ? { reply: { outcome: 'ordered' } } : outcome;
  });

/** The form, and the phone of the token. A visitor without a proved phone gets no other answer. */
async function admitVisitor(
  database: Database,
  { origin: { tenant }, params, body, now }: SubmitCall,
): Promise<Visitor | Refused> {
  return database.transaction(async (tx) => {
    const form = await findForm(tx, { tenant, clientId: params.clientId });
    if (!form) return { refused: { code: 'ORDER_FORM_NOT_FOUND' } };
    const phone = await phoneProofStore(tx, form).phoneOf(digestOf(body.token), now);
    return phone ? { form, phone } : { refused: { code: 'PHONE_NOT_PROVED' } };
  });
}

async function submit(
  { change, tickets }: { change: Change; tickets: Tickets },
  call: SubmitCall,
  { form, phone }: Visitor,
): Promise<Outcome<typeof route>> {
  const { body, address, today, now } = call;
  if (!matchesPattern(body.employeeId, form.employeeIdRegex)) {
    return { refused: { code: 'EMPLOYEE_ID_NOT_VALID' } };
  }
  if (!form.agreementNumbers.includes(body.agreementNumber)) {
    return { refused: { code: 'AGREEMENT_NOT_VALID' } };
  }
  await limitUses(change.tx, orderLimits({ form, address }), now);
  const result = await acceptOwnOrder(
    { change, tickets },
    {
      tenant: form.tenant,
      companyId: form.companyId,
      order: orderOf(body, phone),
      channel: body.channel,
      today,
      now,
    },
  );
  if ('refused' in result) return inWordsOfForm(result);
  if ('requested' in result) return { reply: { outcome: 'requested' } };
  const orderDigest = digestOfOrder(call, { form, phone });
  await saveFormOrder(change.tx, form, { orderDigest, ticketId: result.placed.id, at: now });
  return { reply: { outcome: 'ordered' } };
}

const orderOf = (body: SubmitCall['body'], { phoneCountryCode, phone }: Phone) => ({
  agreementId: body.agreementNumber,
  firstName: body.firstName,
  lastName: body.lastName,
  employeeId: body.employeeId,
  phoneCountryCode,
  phone,
  startDate: body.startDate,
  zoneFrom: body.zoneFrom,
  zoneTo: body.zoneTo,
  validAllZones: body.validAllZones,
  productId: body.productId,
  profileId: body.profileId,
});

type RefusedOrder = Extract<Awaited<ReturnType<typeof acceptOwnOrder>>, { refused: unknown }>;

/** A visitor chose an agreement that the form offered, and a phone that got its SMS. */
function inWordsOfForm({ refused }: RefusedOrder): Refused {
  if ('lastOrder' in refused) return { refused };
  const { code } = refused;
  switch (code) {
    case 'SELF_SERVICE_CLOSED':
      return { refused: { code: 'ORDER_FORM_CLOSED' } };
    case 'AGREEMENT_NOT_FOUND':
      return { refused: { code: 'AGREEMENT_NOT_VALID' } };
    case 'EMPLOYEE_ID_TOO_SHORT':
      return { refused: { code: 'EMPLOYEE_ID_NOT_VALID' } };
    case 'PHONE_NOT_MOBILE':
      return { refused: { code: 'PHONE_NOT_PROVED' } };
    default:
      return { refused: { code } };
  }
}

function digestOfOrder({ body }: SubmitCall, { phone }: Visitor): string {
  const { token: _token, channel: _channel, ...order } = body;
  return digestOf(JSON.stringify([phone.phoneCountryCode, phone.phone, order]));
}
