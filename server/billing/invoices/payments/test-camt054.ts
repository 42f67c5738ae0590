import { operatorAccount } from '@takst/domain/billing/invoices/payments/test-ocr-giro.ts';

/** A transaction for a made CAMT.054 file. */
export type CamtPayment = {
  kid?: string;
  kroner: string;
  reference?: string;
  isDebit?: boolean;
  payer?: string;
  /** The payment references beyond `kid`, with the amounts that the file gives them. */
  references?: { kid: string; kroner?: string }[];
  day?: string;
  /** The number of the entry in the file. */
  entry?: string;
};

const structured = (kid: string, kroner?: string) =>
  `<Strd>${kroner ? `<RfrdDocAmt><RmtdAmt Ccy="NOK">${kroner}</RmtdAmt></RfrdDocAmt>` : ''}<CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${kid}</Ref></CdtrRefInf></Strd>`;

const transaction = ({
  kid,
  kroner,
  reference,
  isDebit = false,
  payer,
  references = [],
}: CamtPayment) => `
  <TxDtls>
    <Refs>${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <Amt Ccy="NOK">${kroner}</Amt><CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
    ${payer ? `<RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties>` : ''}
    <RmtInf>${kid ? structured(kid) : ''}${references.map((one) => structured(one.kid, one.kroner)).join('')}</RmtInf>
  </TxDtls>`;

/** A notification as a Norwegian bank makes it, with an entry for each payment. */
export const camt054File = (
  payments: readonly CamtPayment[],
  message = 'M1',
  account = operatorAccount,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02">
 <BkToCstmrDbtCdtNtfctn>
  <GrpHdr><MsgId>${message}</MsgId><CreDtTm>2026-03-11T06:00:00</CreDtTm></GrpHdr>
  <Ntfctn>
   <Id>${message}-1</Id><Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>
   ${payments
     .map(
       (payment, index) => `
   <Ntry>
    <NtryRef>${payment.entry ?? index + 1}</NtryRef><Amt Ccy="NOK">${payment.kroner}</Amt><CdtDbtInd>${payment.isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
    <Sts>BOOK</Sts><BookgDt><Dt>${payment.day ?? '2026-03-03'}</Dt></BookgDt>
    <NtryDtls>${transaction(payment)}</NtryDtls>
   </Ntry>`,
     )
     .join('')}
  </Ntfctn>
 </BkToCstmrDbtCdtNtfctn>
</Document>`;
