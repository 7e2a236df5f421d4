import type { CurrentUserDto } from '@lions/api-client';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { DashboardCards } from '../features/admin-dashboard/dashboard-cards';
import { DashboardHeader } from '../features/admin-dashboard/dashboard-header';
import { AdminSearch } from '../features/admin-search/admin-search';
import { useLeaveQuestion } from '../ui/admin-unsaved';
import { notify } from '../ui/notice-store';
import { ADMIN_VIEWS, type AdminViewName } from './admin-views';
import { Guard } from './admin-guard';

const isViewName = (name: string): name is AdminViewName => Object.hasOwn(ADMIN_VIEWS, name);

/** /admin: the dashboard, or the view that the address names (spec 2.2). */
export function BackOffice() {
  useLeaveQuestion();
  return (
    <Guard>
      {(user) => (
        <>
          <DashboardHeader user={user}>
            <AdminSearch />
          </DashboardHeader>
          <CurrentView user={user} />
        </>
      )}
    </Guard>
  );
}

function CurrentView({ user }: { user: CurrentUserDto }) {
  const [search] = useSearchParams();
  const name = search.get('view') ?? '';
  if (!isViewName(name)) return <DashboardCards user={user} />;
  const { View, superadminOnly } = ADMIN_VIEWS[name];
  if (superadminOnly && user.role !== 'superadmin') return <AccessDenied />;
  return <View key={name} />;
}

/** Says that the area is for superadmins, and goes back to the dashboard (spec section 6). */
function AccessDenied() {
  const { t } = useTranslation();
  const [title, description] = [t('access.denied'), t('access.deniedText')];
  useEffect(() => notify({ kind: 'error', title, description }), [title, description]);
  return <Navigate to="/admin" replace />;
}
