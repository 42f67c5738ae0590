import { accessPoint } from '#platform/integrations/access-point/access-point.adapter.ts';
import type { AccessPoint } from '#platform/integrations/access-point/access-point.port.ts';
import { accessPointPath } from '#platform/stand-ins/access-point.ts';
import type { Settings } from '../settings/settings.ts';

/** The configured access point; by default the stand-in with the demo world, otherwise none: no EHF is sent. */
export function portalAccessPoint(
  { ACCESS_POINT_URL, PORT, demo }: Settings,
  token: string,
): AccessPoint | null {
  const standIn = demo ? `http://127.0.0.1:${PORT}${accessPointPath}` : null;
  const url = ACCESS_POINT_URL ?? standIn;
  return url === null ? null : accessPoint({ url, token });
}
