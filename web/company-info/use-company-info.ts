import {
  type CompanyInfo,
  getCompanyInfo,
} from '@takst/contract/company-info/get-company-info.contract.ts';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';

/**
 * The prices and whom to write to; null while they load, and 'failed' where the page stands without them. Without the
 * query library, which visitors need for nothing else.
 */
export function useCompanyInfo(): CompanyInfo | 'failed' | null {
  const [info, setInfo] = useState<CompanyInfo | 'failed' | null>(null);
  useEffect(() => {
    const left = new AbortController();
    call(getCompanyInfo, {}, { signal: left.signal }).then(
      (outcome) => 'reply' in outcome && setInfo(outcome.reply),
      () => !left.signal.aborted && setInfo('failed'),
    );
    return () => left.abort();
  }, []);
  return info;
}
