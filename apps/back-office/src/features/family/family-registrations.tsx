import { EditOutlined, TeamOutlined, WarningOutlined } from '@ant-design/icons';
import type { CardRegistrationDto } from '@lions/api-client';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useActivityName } from '../../ui/families/activity-name';
import { rosterAddress } from '../../ui/screen/link-targets';
import { lacksConsent } from '../../ui/registrations/corrections';
import { useConsentReceived } from '../../ui/registrations/use-consent-received';
import { partOnDemand } from '../../ui/screen/part';
import { StatusTag, Tag } from '../../ui/screen/tags';
import { useTeamScope } from '../../ui/session/team-scope';
import { useMomentFormat } from '../../ui/time/clock';

/** Lazily loaded form. */
const CorrectDialogPart = partOnDemand(
  async () => (await import('../../ui/registrations/correct-dialog')).CorrectDialog,
  'dialog',
);

interface RegistrationListProps {
  /** The family's address. */
  email: string;
  registrations: readonly CardRegistrationDto[];
}

/** All registrations of a family: coming ones, and past ones folded, the latest first. */
export function FamilyRegistrations({ email, registrations }: RegistrationListProps) {
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
        <RegistrationList email={email} registrations={coming} />
      )}
      {past.length > 0 && (
        <details className="admin-fold">
          <summary>{t('familyCard.past', { count: past.length })}</summary>
          <RegistrationList email={email} registrations={past} />
        </details>
      )}
    </section>
  );
}

function RegistrationList({ email, registrations }: RegistrationListProps) {
  return (
    <ul className="admin-lines">
      {registrations.map((registration) => (
        <Registration key={registration.id} email={email} registration={registration} />
      ))}
    </ul>
  );
}

function Registration({ email, registration }: { email: string; registration: CardRegistrationDto }) {
  const { t } = useTranslation();
  const activityName = useActivityName();
  const { playerName, status, waitlistPosition: number, isCalledOff, isPast, attended } = registration;
  const { date, time, targetId, teamId, team: teamName, tryoutNumber, consentReceivedAt } = registration;
  const moment = useMomentFormat();
  const canChange = useTeamScope()(teamId) && status !== 'cancelled';
  const name = activityName({ date, time, teamName });
  const address = rosterAddress({ id: targetId, team: teamId === null ? null : { id: teamId } });
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <b>{playerName}</b>
        <span className="admin-hint">{name}</span>
        <div className="admin-tags">
          <StatusTag status={status}>
            {number === null ? t(`registrations.statuses.${status}`) : t('registrations.inLine', { number })}
          </StatusTag>
          {lacksConsent(registration) && (
            <Tag look="bad" icon={<WarningOutlined aria-hidden />}>
              {t('registrations.consentMissing')}
            </Tag>
          )}
          {isCalledOff && <Tag look="bad">{t('familyCard.calledOff')}</Tag>}
          {tryoutNumber !== null && <Tag>{t('familyCard.number', { number: tryoutNumber })}</Tag>}
          {attended && <Tag look="good">{t('familyCard.here')}</Tag>}
          {!attended && isPast && status === 'confirmed' && !isCalledOff && (
            <Tag look="quiet">{t('familyCard.notHere')}</Tag>
          )}
        </div>
        {consentReceivedAt !== null && (
          <span className="admin-hint">
            {t('familyCard.consentReceived', { at: moment(consentReceivedAt) })}
          </span>
        )}
      </div>
      <div className="admin-row-actions">
        {canChange && <RegistrationButtons email={email} registration={registration} />}
        <Link className="family-roster" to={address} aria-label={t('familyCard.openRoster', { event: name })}>
          <TeamOutlined aria-hidden /> {t('familyCard.registrations')}
        </Link>
      </div>
    </li>
  );
}

/** Corrects a registration, and records its consent. */
function RegistrationButtons({ email, registration }: { email: string; registration: CardRegistrationDto }) {
  const { t } = useTranslation();
  const { receive, isLoading } = useConsentReceived();
  const [isCorrecting, setCorrecting] = useState(false);
  const { position, playerName: name } = registration;
  return (
    <>
      {lacksConsent(registration) && (
        <Button
          aria-label={t('registrations.consentNamed', { name })}
          loading={isLoading}
          onClick={() => void receive([registration])}
        >
          {t('registrations.consentReceived')}
        </Button>
      )}
      <Button
        icon={<EditOutlined aria-hidden />}
        aria-label={t('registrations.correctNamed', { name })}
        {...CorrectDialogPart.ahead}
        onClick={() => setCorrecting(true)}
      >
        {t('registrations.correct')}
      </Button>
      {isCorrecting && (
        <CorrectDialogPart
          row={{ ...registration, playerPosition: position, parentEmail: email }}
          onClosed={() => setCorrecting(false)}
        />
      )}
    </>
  );
}
