import { findDrawnCode } from '#ticketing/code-pools/code-pools.public.ts';
import { offerReference } from '../offer/offer-reference.ts';
import { codeSms } from './voucher-sms.texts.ts';
import { voucherSmsJob, type VoucherSmsDependencies } from './voucher-sms.job.ts';

/** Sends the code of a claimed offer. It is read from its pool when it is sent, and stored nowhere else. */
export const sendVoucherCodeJob = voucherSmsJob<VoucherSmsDependencies>({
  name: 'send-voucher-code',
  sms: 'code',
  topic: 'voucher-code',
  async textOf(offer, { tenant, id, number }, { database }) {
    const { provider, language } = offer;
    if (provider === null) throw new Error('the offer is not claimed');
    const code = await findDrawnCode(database, { tenant, kind: provider }, offerReference(id));
    if (!code) throw new Error('the offer has no code');
    return {
      text: codeSms({ ...offer, ...code, provider, language: language ?? 'nb' }),
      key: `voucher-code ${tenant} ${id} ${number}`,
    };
  },
});
