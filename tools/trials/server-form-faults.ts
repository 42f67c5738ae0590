import { faultsOf } from './fault.ts';

const form = 'server/services/self-service/order-form';
const formTest = `${form}/order-form.test.ts`;
const limitsTest = `${form}/form-limits.test.ts`;
const widget = 'server/services/self-service/widget';

/** What a stranger learns and costs, and who may frame the form. */
export const formFaults = faultsOf('server', [
  [
    'a form takes orders for a phone that nobody has proved in it',
    `${form}/phone-proof.store.ts`,
    ".where('company_id', '=', companyId)\n        .where('token_digest', '=', tokenDigest)",
    ".where('token_digest', '=', tokenDigest)",
    formTest,
  ],
  [
    'a proved phone orders for ever',
    `${form}/phone-proof.store.ts`,
    "        .where('expires_at', '>', now)\n",
    '',
    formTest,
  ],
  [
    'wrong codes of a form are not counted',
    `${form}/prove-phone.ts`,
    'await proofs.countWrongTry(proof.id);',
    '',
    limitsTest,
  ],
  [
    'an old code of a form proves a phone',
    `${form}/prove-phone.ts`,
    '!isTimely || proof.wrong_tries',
    'proof === undefined || proof.wrong_tries',
    limitsTest,
  ],
  [
    'messages of a form are not limited',
    `${form}/send-phone-code.ts`,
    'await limitUses(tx, codeLimits({ form, address }, body), now);',
    '',
    limitsTest,
  ],
  [
    'uses that come at once are counted as one',
    'server/platform/tries/limit-uses.ts',
    'await uses.lock(clients);',
    '',
    limitsTest,
  ],
  [
    'messages of all forms of a company are not limited',
    `${form}/form-limits.ts`,
    'maxTries: 2_000, countedFor',
    'maxTries: 2_000_000, countedFor',
    limitsTest,
  ],
  [
    'whoever has used up a limit waits for the newest use',
    'server/platform/tries/wrong-try.store.ts',
    'order by counted_until desc offset',
    'order by counted_until offset',
    limitsTest,
  ],
  [
    'orders of a form from one address are not limited',
    `${form}/submit-order-form.ts`,
    'await limitUses(change.tx, orderLimits({ form, address }), now);',
    '',
    limitsTest,
  ],
  [
    'an order of a form that comes again is refused',
    `${form}/submit-order-form.ts`,
    "return isSame ? { reply: { outcome: 'ordered' } } : outcome;",
    'return outcome;',
    formTest,
  ],
  [
    'any site may frame the order form',
    'server/platform/web-pages/order-form-page.ts',
    'if (form) allowFraming(reply.raw, form.allowedOrigins);',
    "allowFraming(reply.raw, ['*']);",
    'server/platform/web-pages/order-form-page.test.ts',
  ],
  [
    'a company’s pattern fits a part of the number',
    `${widget}/employee-id-pattern.ts`,
    '.matches(employeeId)',
    '.matcher(employeeId).find()',
    `${widget}/employee-id-pattern.test.ts`,
  ],
  [
    'settings of a widget overwrite what their user has not seen',
    `${widget}/change-widget.ts`,
    "if (compareWithSeen(version, { seen: seenVersion }) === 'changed-since')",
    "if (compareWithSeen(version, { seen: seenVersion }) === 'done')",
    `${widget}/widget.test.ts`,
  ],
]);
