import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate for this machine, signed by itself; `file` is what a process has to trust. */
export function makeCertificate(folder: string) {
  const file = join(folder, 'certificate.pem');
  const keyFile = join(folder, 'key.pem');
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext ${names}`;
  execFileSync('openssl', [...request.split(' '), '-keyout', keyFile, '-out', file], {
    stdio: 'pipe',
  });
  return { file, cert: readFileSync(file), key: readFileSync(keyFile) };
}

export type Certificate = ReturnType<typeof makeCertificate>;
