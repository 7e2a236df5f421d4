import type { CardEventDto, CardMailDto } from '@lions/api-client';
import { isAuditAction } from '@lions/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/time/clock';

interface FamilyEventsProps {
  events: readonly CardEventDto[];
  /** The child of a registration. */
  nameOf: ReadonlyMap<number, string>;
}

/** History of a family, newest first: steps of its places, changes and mails. */
export function FamilyEvents({ events, nameOf }: FamilyEventsProps) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  return (
    <section className="admin-card">
      <details className="admin-fold">
        <summary>
          <h2>{t('familyCard.events', { count: events.length })}</h2>
        </summary>
        {events.length === 0 && <p className="admin-hint">{t('familyCard.noEvents')}</p>}
        <ol className="admin-log">
          {events.map((event, index) => {
            const name = nameOf.get(event.registrationId ?? 0);
            return (
              <li key={index}>
                <span>
                  <b>{eventText(t, event)}</b>
                  {name !== undefined && ` · ${name}`}
                </span>
                <span className="admin-hint">
                  {moment(event.at)}
                  {event.by !== null && ` · ${event.by}`}
                </span>
              </li>
            );
          })}
        </ol>
      </details>
    </section>
  );
}

function eventText(t: TFunction, { place, action, mail, mailStatus }: CardEventDto): string {
  if (place !== null) return t(`registrations.events.${place}`);
  if (mail !== null && mailStatus !== null)
    return `${t(`outbox.kinds.${mail}`)}, ${t(`outbox.statuses.${mailStatus}`)}`;
  // An older release may have recorded an action that has no name any more.
  return action !== null && isAuditAction(action) ? t(`audit.actions.${action}`) : (action ?? '');
}

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
