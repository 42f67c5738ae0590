import { setOwnShare as route } from '@takst/contract/services/free-tickets/own-share/set-own-share.contract.ts';
import {
  ownShareMonths,
  ownShareOn,
  sharesAfter,
} from '@takst/domain/services/free-tickets/own-share.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lockCompanyOfFreeTickets } from '#services/free-tickets/settings/free-ticket-settings.store.ts';
import { departmentShares, describeShares } from './department-shares.query.ts';
import { saveOwnShares } from './own-share.store.ts';

/** Under the lock of the company, which a run holds while it closes a month: of the two the second sees the first. */
export const setOwnShare = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params, body, today }) => {
    const { companyId } = params;
    const { agreementNumber: agreementId, amountOre } = body;
    await lockCompanyOfFreeTickets(tx, scope, companyId);
    const departments = await departmentShares(tx, { scope, companyId, today });
    const current = departments.find(({ agreementNumber }) => agreementNumber === agreementId);
    if (!current) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const { shares, version, ...department } = current;
    const validFrom = firstOfMonth(body.validFrom);
    const after = sharesAfter(shares, { validFrom, amountOre });
    const currentShares = describeShares(after, department);
    const versions = { expected: body.version, wanted: currentShares.version };
    const compared = compareWithExpected(version, versions);
    if (compared === 'done') return { reply: currentShares };
    if (compared === 'changed-since')
      return { refused: { code: 'OWN_SHARE_CHANGED_SINCE', department: current } };
    const months = ownShareMonths(department.firstOpenMonth, today);
    if (!months.some((month) => month.equals(validFrom))) {
      const { firstOpenMonth: first } = department;
      return { refused: { code: 'MONTH_NOT_OFFERED', first, last: months.at(-1) ?? first } };
    }
    await saveOwnShares(tx, scope, { companyId, agreementId, from: validFrom, shares: after });
    const own = shares.map((share) => ({ ...share, agreementId }));
    await record({
      companyId,
      kind: 'change-own-share',
      subject: { type: 'agreement', id: agreementId },
      about: null,
      before: { ownShare: ownShareOn(own, agreementId, validFrom) },
      after: { ownShare: amountOre, ownShareFrom: validFrom },
    });
    return { reply: currentShares };
  });
