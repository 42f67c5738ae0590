import { codeImports } from '@takst/contract/ticketing/code-pools/code-imports.ts';
import { codePoolsOf, isVoucherPool } from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import { refuseCode } from '@takst/domain/ticketing/code-pools/code-to-import.rules.ts';
import { amountFromText } from '@takst/domain/platform/money/amount-from-text.ts';
import { type BatchWork, bindWork } from '#ticketing/batches/batches.public.ts';
import { type CodePool, existingCodes, insertCodes, type NewCode } from '../code.store.ts';
import { sendOwedCodes } from '../send-owed-codes.job.ts';
import { importReasons } from './import-reasons.texts.ts';

type Service = typeof codeImports;
type Facts = { readonly pool: CodePool; readonly existing: ReadonlySet<string> };

/** Fills a pool with codes from a file, and then sends the codes that are owed. */
export const importCodesWork = bindWork({
  service: codeImports,
  reasons: importReasons,
  warmUp: async () => undefined,
  async load(tx, { scope: { tenant }, options, rows }) {
    const pool = { tenant, kind: options.act };
    const codes = rows.map(({ code }) => code);
    return { pool, existing: await existingCodes(tx, pool, codes) };
  },
  keys: ({ code }) => [code],
  decide({ existing, pool }, row, { today }) {
    const hasAmount = isVoucherPool(pool.kind);
    if (hasAmount && row.amount === null)
      return { faults: [{ column: 'amount', code: 'required' }] };
    const code = refuseCode(row, { existing, today });
    if (code === 'CODE_EXISTS') return { faults: [{ column: 'code', code }] };
    if (code === 'CODE_EXPIRED') return { faults: [{ column: 'validUntil', code }] };
    const amountOre = hasAmount && row.amount !== null ? amountFromText(row.amount) : null;
    return {
      accepted: { ...row, amountOre },
      effect: { startDate: null, priceOre: null, knownAs: null },
    };
  },
  general: ({ pool: { tenant, kind } }) =>
    codePoolsOf(tenant).includes(kind) ? [] : ['POOL_NOT_OFFERED'],
  async save({ tx, record, enqueue }, accepted, { scope: { tenant, userId }, options, now }) {
    const pool = { tenant, kind: options.act };
    const ids = await insertCodes(tx, pool, {
      codes: accepted,
      importedBy: userId,
      importedAt: now,
    });
    await record({
      companyId: null,
      kind: 'import-codes',
      subject: { type: 'code-pool', id: pool.kind },
      about: null,
      before: null,
      after: { codes: accepted.length },
    });
    await enqueue(sendOwedCodes, pool);
    return ids.map((id) => ({ type: 'code', id }));
  },
  faultOfConstraint: (constraint) => (constraint === 'code_once_in_pool' ? 'CODE_EXISTS' : null),
} satisfies BatchWork<Service, Facts, NewCode>);
