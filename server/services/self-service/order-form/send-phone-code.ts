import { sendPhoneCode as route } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { isEmployeeIdTooShort } from '@takst/domain/services/company-tickets/order-terms.rules.ts';
import { randomInt } from 'node:crypto';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { isMobile } from '#services/company-tickets/company-tickets.public.ts';
import { sendSms } from '#platform/integrations/sms/sms.public.ts';
import { matchesPattern } from '#services/self-service/widget/employee-id-pattern.ts';
import { limitUses } from '#platform/tries/tries.public.ts';
import { codeDigest } from './code-digest.ts';
import { codeLimits, codeValidFor } from './form-limits.ts';
import { refuseClosedForm } from './open-agreements.ts';
import { findForm } from './order-form.query.ts';
import { phoneCodeText } from './phone-code.texts.ts';
import { phoneProofStore } from './phone-proof.store.ts';

/** Sends a code to a phone. The answer is the same for every phone, with or without a ticket. */
export const sendPhoneCode = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, enqueue }, call) => {
    const { origin, params, body, address, today, now, language } = call;
    const { tenant } = origin;
    const orderForm = await findForm(tx, { tenant, clientId: params.clientId });
    const open = await refuseClosedForm(tx, orderForm, today);
    if ('refused' in open) return open;
    const { form, agreements } = open;
    const { phoneCountryCode, phone } = body;
    if (!isMobile(body)) return { refused: { code: 'PHONE_NOT_MOBILE' } };
    const { employeeId } = body;
    const isTooShort = agreements.every(({ service }) => isEmployeeIdTooShort(service, employeeId));
    if (isTooShort || !matchesPattern(employeeId, form.employeeIdRegex)) {
      return { refused: { code: 'EMPLOYEE_ID_NOT_VALID' } };
    }
    await limitUses(tx, codeLimits({ form, address }, body), now);
    const code = newCode();
    const expiresAt = now.add(codeValidFor);
    await phoneProofStore(tx, form).add(
      { phoneCountryCode, phone, codeDigest: codeDigest(form, { phoneCountryCode, phone, code }) },
      { sentAt: now, expiresAt },
    );
    const text = phoneCodeText(language, { code, companyName: form.companyName });
    const to = `${phoneCountryCode}${phone}`;
    const { companyId } = form;
    await enqueue(sendSms, { tenant, topic: 'phone-code', companyId, to, text });
    return { reply: { validUntil: expiresAt } };
  });

const codes = 1_000_000;

const newCode = (): string => String(randomInt(codes)).padStart(6, '0');
