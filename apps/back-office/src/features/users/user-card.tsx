import { ClockCircleOutlined, LockOutlined, MailOutlined, StopOutlined } from '@ant-design/icons';
import type { UserDto } from '@lions/api-client';
import { addMonths } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useFocusOnMount } from '../../ui/screen/focus';
import { useLanguage } from '../../ui/session/language';
import { clubToday, useMomentFormat } from '../../ui/time/clock';
import { useTeamNames } from '../../ui/session/team-scope';
import { RoleTag, Tag } from '../../ui/screen/tags';
import { UserActions } from './user-actions';
import { isLocked } from './user-filter';
import { userName } from './user-values';

/** A background check is repeated after three years. */
const MONTHS_VETTED = 36;

interface UserCardProps {
  user: UserDto;
  /** Whether this is the signed-in user. */
  isMe: boolean;
  /** Whether the address names this user: the card is scrolled into view and focused. */
  isWanted: boolean;
  onEdit: () => void;
}

/** One admin user: name, role, and whether they can sign in. */
export function UserCard({ user, isMe, isWanted, onEdit }: UserCardProps) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const heading = useFocusOnMount<HTMLHeadingElement>(isWanted);
  const teamNames = useTeamNames();
  const [language] = useLanguage();
  const { email, username, role, teamIds, mayChangePractices, isActive, lastLogin, lockedUntil } = user;
  const { vettedOn } = user;
  const teamsKey = teamIds !== null && mayChangePractices ? 'users.teamsAndPractices' : 'users.teamsOf';
  const lockedTill = isLocked(user, new Date()) ? lockedUntil : null;
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <div className="admin-user-head">
          <h2 ref={heading} tabIndex={-1} className="admin-row-title">
            {userName(user)}
          </h2>
          <RoleTag role={role} />
          {isMe && <Tag look="quiet">{t('users.you')}</Tag>}
          {!isActive && (
            <Tag look="bad" icon={<StopOutlined aria-hidden />}>
              {t('users.inactive')}
            </Tag>
          )}
          {user.hasSecondFactor && (
            <Tag look="good" icon={<LockOutlined aria-hidden />}>
              {t('users.hasSecondFactor')}
            </Tag>
          )}
          {vettedOn !== null && vettedOn < addMonths(clubToday(), -MONTHS_VETTED) && (
            <Tag look="bad" icon={<ClockCircleOutlined aria-hidden />}>
              {t('users.vettingDue')}
            </Tag>
          )}
          {user.isInvited && <Tag icon={<MailOutlined aria-hidden />}>{t('users.invited')}</Tag>}
          {lockedTill !== null && (
            <Tag look="bad" icon={<LockOutlined aria-hidden />}>
              {t('users.locked', { when: formatMoment(lockedTill) })}
            </Tag>
          )}
        </div>
        <p>
          @{username} · {email}
        </p>
        <p className="admin-hint">
          {role === 'coach' && (
            <>
              <span>{t(teamsKey, { teams: teamNames(teamIds) })}</span> ·{' '}
            </>
          )}
          <span>
            {lastLogin ? t('users.lastLogin', { when: formatMoment(lastLogin) }) : t('users.neverSignedIn')}
          </span>
          {vettedOn !== null && (
            <>
              {' '}
              · <span>{t('users.vettedOnDay', { day: formatDay(vettedOn, language) })}</span>
            </>
          )}
        </p>
      </div>
      <UserActions user={user} isMe={isMe} isLocked={lockedTill !== null} onEdit={onEdit} />
    </li>
  );
}
