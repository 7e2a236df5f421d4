import { DAY_MS } from '@lions/domain';
import { whole } from '../../../platform/database/row-shape.js';
import { ok, warning, wrong, type Check, type DatabaseCheck } from '../check.js';
import { SUPERADMINS } from '../../alerts.service.js';
import { smtpOptions } from '../../../mail/mail-sender.js';

const COUNTS = `SELECT
  COALESCE(SUM(CASE WHEN status = 'failed' THEN 1 ELSE 0 END), 0) AS failed,
  COALESCE(SUM(CASE WHEN status = 'pending' AND createdAt < ? THEN 1 ELSE 0 END), 0) AS late
  FROM outbox_mails`;

/** Mails that failed, or that have waited for more than a day. */
export const FAILED_MAILS: DatabaseCheck = {
  id: 'failed-mails',
  name: { en: 'Failed mails', fr: 'Courriels non envoyés' },
  async run({ db, clock, configuration }) {
    const yesterday = new Date(clock.time() - DAY_MS).toISOString();
    const [row] = await db.read((reader) =>
      reader.select(COUNTS, [yesterday], { failed: whole, late: whole }),
    );
    const { failed = 0, late = 0 } = row ?? {};
    if (failed === 0 && (late === 0 || !configuration.mail))
      return ok({ en: 'No mail has failed.', fr: 'Aucun envoi n’a échoué.' });
    return warning(
      {
        en: `Failed: ${failed}. Waiting for more than a day: ${late}.`,
        fr: `Échecs\u00a0: ${failed}. En attente depuis plus d’un jour\u00a0: ${late}.`,
      },
      {
        en: 'Look at "Mail" in the back-office; then send them again or call the families.',
        fr: 'Voyez «\u00a0Courriels\u00a0» dans l’administration; puis renvoyez-les ou appelez les familles.',
      },
    );
  },
};

/** Whether the site's own messages, such as that of a full disk, reach anyone. */
export const ALERTS: DatabaseCheck = {
  id: 'alerts',
  name: { en: 'Messages to superadmins', fr: 'Messages aux superadministrateurs' },
  async run({ db, configuration }) {
    if (!configuration.mail)
      return ok({
        en: 'No mail server is set: the site sends none.',
        fr: 'Aucun serveur de courriel n’est configuré\u00a0: le site n’en envoie pas.',
      });
    const { length } = await db.read((reader) => reader.select(SUPERADMINS, [], { id: whole }));
    if (length > 0)
      return ok({
        en: `Superadmins who get them: ${length}.`,
        fr: `Superadministrateurs qui les reçoivent\u00a0: ${length}.`,
      });
    return warning(
      {
        en: 'No superadmin has an address that mails reach: a full disk or a missing backup is told to no one.',
        fr: 'Aucun superadministrateur n’a d’adresse où un courriel arrive\u00a0: un disque plein ou une sauvegarde manquante n’est signalé à personne.',
      },
      {
        en: 'Give a superadmin an e-mail address that is read, under "User M\'gmt" in the back-office.',
        fr: 'Donnez à un superadministrateur une adresse courriel qui est lue, sous «\u00a0Utilisateurs\u00a0» dans l’administration.',
      },
    );
  },
};

const TIMEOUT_MS = 10_000;
/** Nodemailer's codes of a server that did not answer: its name, its address, its port. */
const AWAY = ['EDNS', 'ECONNECTION', 'ESOCKET', 'ETIMEDOUT'];

/** Connects to the mail server and signs in; sends nothing. */
export const MAIL_SERVER: Check = {
  id: 'mail-server',
  name: { en: 'Mail server', fr: 'Serveur de courriel' },
  async run({ configuration: { mail } }) {
    if (!mail)
      return warning(
        {
          en: 'No mail server is set: families get no mail.',
          fr: 'Aucun serveur de courriel n’est configuré\u00a0: les familles ne reçoivent aucun courriel.',
        },
        {
          en: 'Set SMTP_URL and MAIL_FROM, and restart. Until then, tell families by telephone ("Families to tell").',
          fr: 'Indiquez SMTP_URL et MAIL_FROM, puis redémarrez. D’ici là, avertissez les familles par téléphone («\u00a0Familles à avertir\u00a0»).',
        },
      );
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      ...smtpOptions(mail.smtpUrl),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    try {
      await transport.verify();
      return ok({
        en: 'The mail server accepts the sign-in.',
        fr: 'Le serveur de courriel accepte la connexion.',
      });
    } catch (error) {
      const [reason, isAway] = [reasonOf(error), AWAY.includes((error as { code?: string }).code ?? '')];
      return wrong(
        {
          en: `The mail server ${isAway ? 'can’t be reached' : 'refuses'}: ${reason || 'no reason given'}.`,
          fr: `Le serveur de courriel ${isAway ? 'est injoignable' : 'refuse'}\u00a0: ${reason || 'aucune raison donnée'}.`,
        },
        {
          en: 'Check SMTP_URL: host, port, user, password; ETLS means that the server offers no TLS. Mails wait meanwhile and are sent later.',
          fr: 'Vérifiez SMTP_URL\u00a0: hôte, port, utilisateur, mot de passe; ETLS signifie que le serveur n’offre pas TLS. Les courriels attendent et partiront plus tard.',
        },
      );
    } finally {
      transport.close();
    }
  },
};

/** The server's codes, if any; never its text, which may quote the user. */
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return [responseCode, code, command].filter((part) => part !== undefined).join(' ');
}
