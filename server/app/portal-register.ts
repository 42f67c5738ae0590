import {
  companyRegister,
  publicRegister,
} from '#integrations/company-register/company-register.adapter.ts';
import type { CompanyRegister } from '#integrations/company-register/company-register.port.ts';
import { companyRegisterPath } from '#stand-ins/company-register.ts';
import type { Settings } from './settings.ts';

/** The register of the settings; without one the public register, or the one that stands in for it. */
export function portalRegister(settings: Settings): CompanyRegister {
  const { BRREG_URL, BRREG_TIMEOUT_MS: wholeMs, PORT, production } = settings;
  const usual = production ? publicRegister : `http://127.0.0.1:${PORT}${companyRegisterPath}`;
  return companyRegister({ url: BRREG_URL ?? usual, wholeMs });
}
