import type { Logger } from 'pino';
import {
  companyRegister,
  publicRegister,
} from '#platform/integrations/company-register/company-register.adapter.ts';
import type { CompanyRegister } from '#platform/integrations/company-register/company-register.port.ts';
import { companyRegisterPath } from '#platform/stand-ins/company-register.ts';
import type { Settings } from '../settings/settings.ts';

/** The configured register; by default the stand-in with the demo world, otherwise the public one. */
export function portalRegister(settings: Settings, log: Pick<Logger, 'info'>): CompanyRegister {
  const { BRREG_URL, BRREG_TIMEOUT_MS: wholeMs, PORT, demo } = settings;
  const defaultUrl = demo ? `http://127.0.0.1:${PORT}${companyRegisterPath}` : publicRegister;
  return companyRegister({ url: BRREG_URL ?? defaultUrl, wholeMs, log });
}
