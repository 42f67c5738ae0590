/** A transaction for a made CAMT.054 file. */
export type CamtPayment = {
  kid?: string;
  kroner: string;
  reference?: string;
  isDebit?: boolean;
  payer?: string;
};

const transaction = ({ kid, kroner, reference, isDebit = false, payer }: CamtPayment) => `
  <TxDtls>
    <Refs>${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <Amt Ccy="NOK">${kroner}</Amt><CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
    ${payer ? `<RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties>` : ''}
    ${kid ? `<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${kid}</Ref></CdtrRefInf></Strd></RmtInf>` : ''}
  </TxDtls>`;

/** A notification as a Norwegian bank makes it, with an entry for each payment. */
export const camt054File = (
  payments: readonly CamtPayment[],
  message = 'M1',
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02">
 <BkToCstmrDbtCdtNtfctn>
  <GrpHdr><MsgId>${message}</MsgId><CreDtTm>2026-03-11T06:00:00</CreDtTm></GrpHdr>
  <Ntfctn>
   <Id>${message}-1</Id><Acct><Id><Othr><Id>99998877777</Id></Othr></Id></Acct>
   ${payments
     .map(
       (payment, index) => `
   <Ntry>
    <Amt Ccy="NOK">${payment.kroner}</Amt><CdtDbtInd>${payment.isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
    <Sts>BOOK</Sts><BookgDt><Dt>2026-03-11</Dt></BookgDt>${payment.reference === undefined ? '' : `<AcctSvcrRef>E${index}</AcctSvcrRef>`}
    <NtryDtls>${transaction(payment)}</NtryDtls>
   </Ntry>`,
     )
     .join('')}
  </Ntfctn>
 </BkToCstmrDbtCdtNtfctn>
</Document>`;
