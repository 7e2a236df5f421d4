import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { DAY_MS } from '@lions/domain';
import { ok, warning, wrong, type Check } from '../check.js';

const TIMEOUT_MS = 8000;
/** A service that renews certificates does so a month before their end. */
const SOON_DAYS = 14;

/** The certificate of PUBLIC_URL: valid for its name, and for how long. */
export const CERTIFICATE: Check = {
  id: 'certificate',
  name: { en: 'Certificate', fr: 'Certificat' },
  async run({ configuration: { publicUrl, isHttps }, clock }) {
    if (!isHttps)
      return ok({
        en: 'PUBLIC_URL is http: there is no certificate.',
        fr: 'PUBLIC_URL est en http\u00a0: il n’y a pas de certificat.',
      });
    const renew = {
      en: 'Renew the certificate on the reverse proxy, such as Caddy, and see why it does not do so by itself.',
      fr: 'Renouvelez le certificat sur le mandataire inverse, comme Caddy, et voyez pourquoi il ne le fait pas lui-même.',
    };
    const { hostname, port } = new URL(publicUrl);
    const seen = await certificateAt(hostname.replace(/^\[|\]$/g, ''), Number(port || 443));
    if ('reason' in seen)
      return wrong(
        {
          en: `No certificate: ${seen.reason ?? 'no answer'}.`,
          fr: `Aucun certificat\u00a0: ${seen.reason ?? 'aucune réponse'}.`,
        },
        renew,
      );
    const days = Math.floor((Date.parse(seen.certificate.valid_to) - clock.time()) / DAY_MS);
    const end = new Date(seen.certificate.valid_to).toISOString().slice(0, 10);
    const found = {
      en: `The certificate expires on ${end} (days left: ${days}).`,
      fr: `Le certificat expire le ${end} (jours restants\u00a0: ${days}).`,
    };
    if (days < 0) return wrong(found, renew);
    if (seen.problem !== undefined)
      return wrong(
        {
          en: `Browsers refuse the certificate: ${seen.problem}.`,
          fr: `Les navigateurs refusent le certificat\u00a0: ${seen.problem}.`,
        },
        renew,
      );
    return days < SOON_DAYS ? warning(found, renew) : ok(found);
  },
};

type Seen = { certificate: PeerCertificate; problem: string | undefined } | { reason: string | undefined };

function certificateAt(host: string, port: number): Promise<Seen> {
  return new Promise((resolve) => {
    // Accepted, so that an expired one can be read: nothing is sent.
    const name = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host, port, ...name, rejectUnauthorized: false }, () => {
      const problem = socket.authorized ? undefined : String(socket.authorizationError);
      resolve({ certificate: socket.getPeerCertificate(), problem });
      socket.destroy();
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve({ reason: error.code }));
  });
}
