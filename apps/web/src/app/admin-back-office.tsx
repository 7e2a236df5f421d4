import { useGetPublicSettingsQuery, type CurrentUserDto } from '@lions/api-client';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { DashboardCards } from '../features/admin-dashboard/dashboard-cards';
import { DashboardHeader } from '../features/admin-dashboard/dashboard-header';
import { AdminSearch } from '../features/admin-search/admin-search';
import { AdminSpinner } from '../ui/admin-spinner';
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
  const { View, superadminOnly, practicesOnly } = ADMIN_VIEWS[name];
  if (superadminOnly && user.role !== 'superadmin') return <AccessDenied />;
  if (practicesOnly)
    return (
      <WhilePracticesOpen otherwise={<DashboardCards user={user} />}>
        <View />
      </WhilePracticesOpen>
    );
  return <View key={name} />;
}

/** A view of practices, or what stands in its place while registration for them is off (decisions 5). */
function WhilePracticesOpen({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  const { data, isLoading } = useGetPublicSettingsQuery();
  if (isLoading) return <AdminSpinner />;
  return data?.practiceRegistrationEnabled ? children : otherwise;
}

/** Says that the area is for superadmins, and goes back to the dashboard (spec section 6). */
function AccessDenied() {
  const { t } = useTranslation();
  const [title, description] = [t('access.denied'), t('access.deniedText')];
  useEffect(() => notify({ kind: 'error', title, description }), [title, description]);
  return <Navigate to="/admin" replace />;
}
