import type { CardMailDto } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/time/clock';

interface FamilyMailsProps {
  mails: readonly CardMailDto[];
  /** The child of a registration. */
  nameOf: ReadonlyMap<number, string>;
}

/** The mails to a family, newest first: what, when and what became of it. */
export function FamilyMails({ mails, nameOf }: FamilyMailsProps) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const standing = ({ status, createdAt, sentAt, toldBy }: CardMailDto) => {
    if (sentAt !== null) return t('familyCard.sent', { at: moment(sentAt) });
    const queued = t('familyCard.queued', { at: moment(createdAt) });
    const state = toldBy === null ? t(`outbox.statuses.${status}`) : t('familyCard.toldBy', { by: toldBy });
    return `${state}, ${queued}`;
  };
  return (
    <section className="admin-card">
      <details className="admin-fold">
        <summary>
          <h2>{t('familyCard.mails', { count: mails.length })}</h2>
        </summary>
        {mails.length === 0 && <p className="admin-hint">{t('familyCard.noMails')}</p>}
        <ul className="admin-log">
          {mails.map((mail) => (
            <li key={mail.id}>
              <span>
                <b>{t(`outbox.kinds.${mail.kind}`)}</b>
                {nameOf.has(mail.registrationId ?? 0) && ` · ${nameOf.get(mail.registrationId ?? 0)}`}
              </span>
              <span className="admin-hint">{standing(mail)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
