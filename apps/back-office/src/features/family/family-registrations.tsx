import { TeamOutlined } from '@ant-design/icons';
import type { CardRegistrationDto } from '@lions/api-client';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEventName } from '../../ui/families/event-name';
import { rosterAddress } from '../../ui/screen/link-targets';
import { StatusTag, Tag } from '../../ui/screen/tags';

/** All registrations of a family: coming ones, and past ones folded, the latest first. */
export function FamilyRegistrations({ registrations }: { registrations: readonly CardRegistrationDto[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  const coming = registrations.filter(({ isPast }) => !isPast);
  const past = registrations.filter(({ isPast }) => isPast).reverse();
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('familyCard.registrations')}</h2>
      {coming.length === 0 ? (
        <p className="admin-hint">{t('familyCard.noneComing')}</p>
      ) : (
        <RegistrationList registrations={coming} />
      )}
      {past.length > 0 && (
        <details className="admin-fold">
          <summary>{t('familyCard.past', { count: past.length })}</summary>
          <RegistrationList registrations={past} />
        </details>
      )}
    </section>
  );
}

function RegistrationList({ registrations }: { registrations: readonly CardRegistrationDto[] }) {
  return (
    <ul className="admin-lines">
      {registrations.map((registration) => (
        <Registration key={registration.id} registration={registration} />
      ))}
    </ul>
  );
}

function Registration({ registration }: { registration: CardRegistrationDto }) {
  const { t } = useTranslation();
  const eventName = useEventName();
  const { playerName, status, waitlistPosition: number, isCalledOff, isPast, attended } = registration;
  const { date, time, targetId, teamId, team: teamName, tryoutNumber } = registration;
  const event = eventName({ date, time, teamName });
  const address = rosterAddress({ id: targetId, team: teamId === null ? null : { id: teamId } });
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <b>{playerName}</b>
        <span className="admin-hint">{event}</span>
        <div className="admin-tags">
          <StatusTag status={status}>
            {number === null ? t(`registrations.statuses.${status}`) : t('registrations.inLine', { number })}
          </StatusTag>
          {isCalledOff && <Tag look="bad">{t('familyCard.calledOff')}</Tag>}
          {tryoutNumber !== null && <Tag>{t('familyCard.number', { number: tryoutNumber })}</Tag>}
          {attended && <Tag look="good">{t('familyCard.here')}</Tag>}
          {!attended && isPast && status === 'confirmed' && !isCalledOff && (
            <Tag look="quiet">{t('familyCard.notHere')}</Tag>
          )}
        </div>
      </div>
      <div className="admin-row-actions">
        <Link className="family-roster" to={address} aria-label={t('familyCard.openRoster', { event })}>
          <TeamOutlined aria-hidden /> {t('familyCard.registrations')}
        </Link>
      </div>
    </li>
  );
}
