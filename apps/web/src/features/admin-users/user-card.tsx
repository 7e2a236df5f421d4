import { LockOutlined, StopOutlined } from '@ant-design/icons';
import type { UserDto } from '@lions/api-client';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/admin-clock';
import { RoleTag } from '../../ui/admin-role-tag';
import { UserActions } from './user-actions';
import { userName } from './user-name';

interface UserCardProps {
  user: UserDto;
  /** The user is who is signed in. */
  isMe: boolean;
  onEdit: () => void;
}

/** One admin user: who, which role, whether they can sign in (spec 2.5). */
export function UserCard({ user, isMe, onEdit }: UserCardProps) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const { email, username, role, isActive, lastLogin, lockedUntil } = user;
  const isLocked = lockedUntil !== null && new Date(lockedUntil) > new Date();
  return (
    <li className="admin-card admin-row">
      <div className="admin-row-text">
        <h2 className="admin-row-title">{userName(user)}</h2>
        <p>
          @{username} · {email}
        </p>
        <p className="admin-hint">
          {lastLogin ? t('users.lastLogin', { when: formatMoment(lastLogin) }) : t('users.neverSignedIn')}
        </p>
        <div className="admin-tags">
          <RoleTag role={role} />
          {isMe && <Tag className="admin-tag admin-tag-quiet">{t('users.you')}</Tag>}
          {!isActive && (
            <Tag className="admin-tag admin-tag-bad" icon={<StopOutlined aria-hidden />}>
              {t('users.inactive')}
            </Tag>
          )}
          {isLocked && (
            <Tag className="admin-tag admin-tag-bad" icon={<LockOutlined aria-hidden />}>
              {t('users.locked', { when: formatMoment(lockedUntil) })}
            </Tag>
          )}
        </div>
      </div>
      <UserActions user={user} isMe={isMe} isLocked={isLocked} onEdit={onEdit} />
    </li>
  );
}
