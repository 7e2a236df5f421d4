import { cookieNames } from '../../../platform/common/access.js';
import { ok, warning, wrong, type Check, type Finding, type Site } from '../check.js';

const TIMEOUT_MS = 5000;

/** Asks as a browser would, without following redirects; undefined when there is no answer. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });
  } catch {
    return undefined;
  }
}

/** Whether only this machine can open the address. */
function isLocal(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
}

/** Whether PUBLIC_URL leads to this site, with https, its cookies and the right number of proxies. */
export const PUBLIC_URL: Check = {
  id: 'public-url',
  name: { en: 'Public address', fr: 'Adresse publique' },
  async run(site) {
    const { publicUrl, isHttps } = site.configuration;
    const answer = await ask(`${publicUrl}/api/health/live`);
    const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if ((body as { status?: unknown } | undefined)?.status !== 'ok')
      return wrong(
        {
          en: `PUBLIC_URL (${publicUrl}) does not lead to the site (${answer?.status ?? 'no answer'}).`,
          fr: `PUBLIC_URL (${publicUrl}) ne mène pas au site (${answer?.status ?? 'aucune réponse'}).`,
        },
        {
          en: 'Start the site; then check the domain name, the reverse proxy (such as Caddy) and the firewall.',
          fr: 'Démarrez le site; puis vérifiez le nom de domaine, le mandataire inverse (comme Caddy) et le pare-feu.',
        },
      );
    const cookies = await cookieProblem(site);
    if (cookies) return cookies;
    if (!isHttps && !isLocal(publicUrl))
      return warning(
        {
          en: 'PUBLIC_URL is http: passwords and names travel in the open.',
          fr: 'PUBLIC_URL est en http\u00a0: les mots de passe et les noms circulent en clair.',
        },
        {
          en: 'Put a reverse proxy with https, such as Caddy, in front of the site, and set PUBLIC_URL to the https address.',
          fr: 'Placez devant le site un mandataire inverse avec https, comme Caddy, et donnez à PUBLIC_URL l’adresse https.',
        },
      );
    return (
      proxyProblem(site) ?? ok({ en: `${publicUrl} leads to the site.`, fr: `${publicUrl} mène au site.` })
    );
  },
};

/** A cookie of a dead sign-in is cleared by the answer: that shows whether cookies pass, and how. */
async function cookieProblem({ configuration }: Site): Promise<Finding | undefined> {
  const { publicUrl, isHttps } = configuration;
  const answer = await ask(`${publicUrl}/api/settings/public`, {
    headers: { cookie: `${cookieNames(configuration).access}=doctor` },
  });
  await answer?.body?.cancel();
  const cookies = answer?.headers.getSetCookie() ?? [];
  const isSafe = cookies.every((cookie) => /;\s*secure/i.test(cookie) === isHttps);
  if (cookies.length > 0 && isSafe) return undefined;
  return wrong(
    {
      en: 'Cookies do not pass as the site sends them: nobody can sign in.',
      fr: 'Les témoins ne passent pas tels que le site les envoie\u00a0: personne ne peut se connecter.',
    },
    {
      en: 'Let the proxy pass Cookie and Set-Cookie unchanged for /api, and cache nothing there.',
      fr: 'Faites en sorte que le mandataire transmette Cookie et Set-Cookie sans changement pour /api et n’y mette rien en cache.',
    },
  );
}

/** The server itself speaks plain http, so an https address has a proxy; a browser's request tells how many. */
function proxyProblem({ configuration, proxies }: Site): Finding | undefined {
  const { trustProxy, isHttps, publicUrl } = configuration;
  const isWrong =
    proxies === undefined ? isHttps !== trustProxy > 0 && isLocalOrHttps(publicUrl) : proxies !== trustProxy;
  if (!isWrong) return undefined;
  const seen = proxies ?? (isHttps ? 1 : 0);
  const counted = (more: string) => `${seen}${proxies === undefined && isHttps ? ` ${more}` : ''}`;
  return wrong(
    {
      en: `Proxies that requests come through: ${counted('or more')}. TRUST_PROXY is ${trustProxy || 'off'}.`,
      fr: `Mandataires que traversent les requêtes\u00a0: ${counted('ou plus')}. TRUST_PROXY est à ${trustProxy || 'off'}.`,
    },
    {
      en: 'Set TRUST_PROXY to the number of reverse proxies in front of the site: limits per address depend on it.',
      fr: 'Donnez à TRUST_PROXY le nombre de mandataires inverses devant le site\u00a0: les limites par adresse en dépendent.',
    },
  );
}

const isLocalOrHttps = (url: string) => url.startsWith('https:') || isLocal(url);
