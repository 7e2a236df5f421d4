import { ok, warning, type Bilingual, type Check, type Site } from '../check.js';

/** Answers of a name server that knows the domain and has no such record. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

/** DNS records of the mail domain, without which mails land in the spam folder. */
export const MAIL_DOMAIN: Check = {
  id: 'mail-domain',
  name: { en: 'Mail domain (SPF, DKIM, DMARC)', fr: 'Domaine de courriel (SPF, DKIM, DMARC)' },
  async run({ configuration: { mail }, resolver }) {
    if (!mail)
      return ok({
        en: 'No mail server is set: nothing to look up.',
        fr: 'Aucun serveur de courriel n’est configuré\u00a0: rien à chercher.',
      });
    const domain = mail.from.address.replace(/^.*@/, '');
    if (!domain.includes('.'))
      return warning(
        {
          en: `Mails come from ${mail.from.address}, which mail services refuse.`,
          fr: `Les courriels viennent de ${mail.from.address}, que les services de courriel refusent.`,
        },
        {
          en: 'Set MAIL_FROM to an address at the domain of the club, and restart.',
          fr: 'Donnez à MAIL_FROM une adresse au domaine du club, puis redémarrez.',
        },
      );
    const missing = [
      ...((await has(resolver, domain, /^v=spf1/i)) ? [] : ['SPF']),
      ...((await hasNamesBelow(resolver, `_domainkey.${domain}`)) ? [] : ['DKIM']),
      ...((await has(resolver, `_dmarc.${domain}`, /^v=DMARC1/i)) ? [] : ['DMARC']),
    ];
    if (missing.length === 0)
      return ok({
        en: `${domain} has SPF, DKIM and DMARC.`,
        fr: `${domain} a SPF, DKIM et DMARC.`,
      });
    const list = missing.join(', ');
    return warning({ en: `${domain} lacks ${list}.`, fr: `Il manque à ${domain}\u00a0: ${list}.` }, ADVICE);
  },
};

const ADVICE: Bilingual = {
  en: 'Add the records that the mail service shows to the DNS of the domain: without them mails land in the spam folder.',
  fr: 'Ajoutez au DNS du domaine les enregistrements que montre le service de courriel\u00a0: sans eux, les courriels finissent dans les indésirables.',
};

type Resolver = Site['resolver'];

async function has(resolver: Resolver, name: string, pattern: RegExp): Promise<boolean> {
  try {
    const records = await resolver.resolveTxt(name);
    return records.some((parts) => pattern.test(parts.join('')));
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** The name of the key is not known here; but a name that has others below it exists, without data (RFC 8020). */
async function hasNamesBelow(resolver: Resolver, name: string): Promise<boolean> {
  try {
    await resolver.resolveTxt(name);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENODATA' || code === 'ENOTFOUND') return code === 'ENODATA';
    throw error;
  }
}
