import { UserAddOutlined } from '@ant-design/icons';
import { useCurrentUser, useListUsersQuery, type CreatedUserDto, type UserDto } from '@lions/api-client';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { partOnDemand } from '../../ui/screen/part';
import { AdminView } from '../../ui/screen/view';
import { UserCard } from './user-card';
import { InvitationPart, UserDialogPart } from './user-actions';
import { ALL_USERS, FILTER_FROM, filterUsers } from './user-filter';
import './users.css';

/** Lazily loaded: only long lists need the filters. */
const UserFilters = partOnDemand(async () => (await import('./user-filters')).UserFilters);

/** User management, for superadmins. */
export function UsersView() {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<{ user?: UserDto }>();
  const [created, setCreated] = useState<CreatedUserDto>();
  return (
    <AdminView title={t('users.title')}>
      <div className="admin-toolbar">
        <Button
          type="primary"
          icon={<UserAddOutlined aria-hidden />}
          {...UserDialogPart.ahead}
          onClick={() => setDialog({})}
        >
          {t('users.createUser')}
        </Button>
      </div>
      <UserList onEdit={(user) => setDialog({ user })} />
      {dialog && (
        <UserDialogPart user={dialog.user} onCreated={setCreated} onClosed={() => setDialog(undefined)} />
      )}
      {!dialog && created?.invitation && (
        <InvitationPart user={created} created={created.invitation} onClosed={() => setCreated(undefined)} />
      )}
    </AdminView>
  );
}

function UserList({ onEdit }: { onEdit: (user: UserDto) => void }) {
  const { t } = useTranslation();
  const { user: me } = useCurrentUser();
  const wanted = useSearchParams()[0].get('user');
  const [filter, setFilter] = useState(ALL_USERS);
  // Requested at each visit: another superadmin may have changed them.
  const {
    data: users,
    error,
    isLoading,
    refetch,
  } = useListUsersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) return <LoadingLines />;
  if (error && !users) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!users?.length) return <Empty description={t('users.noUsers')} />;
  // After a deletion the list may be too short to show the filter, so it could not be cleared.
  const canFilter = users.length >= FILTER_FROM;
  const shown = canFilter ? filterUsers(users, filter, new Date()) : users;
  return (
    <>
      {canFilter && (
        <UserFilters filter={filter} shown={shown.length} total={users.length} onChange={setFilter} />
      )}
      {shown.length === 0 ? (
        <Empty description={t('users.noneFound')}>
          <Button onClick={() => setFilter(ALL_USERS)}>{t('users.showAll')}</Button>
        </Empty>
      ) : (
        <ul className="admin-card admin-lines admin-users">
          {shown.map((user) => (
            <UserCard
              key={user.id}
              user={user}
              isMe={user.id === me?.id}
              isWanted={String(user.id) === wanted}
              onEdit={() => onEdit(user)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
