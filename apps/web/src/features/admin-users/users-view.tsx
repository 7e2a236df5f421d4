import { UserAddOutlined } from '@ant-design/icons';
import { useCurrentUser, useListUsersQuery, type UserDto } from '@lions/api-client';
import { Button, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/admin-load-failed';
import { AdminView } from '../../ui/admin-view';
import { UserCard } from './user-card';
import { UserDialog } from './user-dialog';

/** User management, for superadmins (spec 2.5). */
export function UsersView() {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<{ user?: UserDto }>();
  return (
    <AdminView title={t('users.title')}>
      <div className="admin-toolbar">
        <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => setDialog({})}>
          {t('users.createUser')}
        </Button>
      </div>
      <UserList onEdit={(user) => setDialog({ user })} />
      {dialog && <UserDialog user={dialog.user} onClosed={() => setDialog(undefined)} />}
    </AdminView>
  );
}

function UserList({ onEdit }: { onEdit: (user: UserDto) => void }) {
  const { t } = useTranslation();
  const { user: me } = useCurrentUser();
  const { data: users, error, isLoading, refetch } = useListUsersQuery();
  if (isLoading) return <Skeleton active />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!users?.length) return <Empty description={t('users.noUsers')} />;
  return (
    <ul className="admin-list">
      {users.map((user) => (
        <UserCard key={user.id} user={user} isMe={user.id === me?.id} onEdit={() => onEdit(user)} />
      ))}
    </ul>
  );
}
