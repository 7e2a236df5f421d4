import { useGetPublicSettingsQuery, type CurrentUserDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { WithAreaRail } from '../features/dashboard/areas';
import { DashboardCards } from '../features/dashboard/dashboard-cards';
import { DashboardHeader } from '../features/dashboard/dashboard-header';
import { AdminSearch } from '../features/search/search';
import { AdminSpinner } from '../ui/screen/loading';
import { useLeaveQuestion } from '../ui/forms/unsaved';
import { UndoBar } from './undo-bar';
import { ADMIN_VIEWS, type AdminViewName } from './views';
import { Guard } from './guard';

const isViewName = (name: string): name is AdminViewName => Object.hasOwn(ADMIN_VIEWS, name);

/** /admin: the dashboard, or the view that the address names. */
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
          <UndoBar />
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
  // A link to a practice opens it, also while the area is closed.
  if (practicesOnly && !search.has('roster'))
    return (
      <WhilePracticesOpen otherwise={<DashboardCards user={user} />}>
        <WithAreaRail user={user}>
          <View />
        </WithAreaRail>
      </WhilePracticesOpen>
    );
  return (
    <WithAreaRail user={user}>
      <View key={name} />
    </WithAreaRail>
  );
}

/** A practice view, or a notice while practice registration is off. */
function WhilePracticesOpen({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  const { data, isLoading } = useGetPublicSettingsQuery();
  if (isLoading) return <AdminSpinner />;
  return data?.practiceRegistrationEnabled ? children : otherwise;
}

/** Notice that the area is for superadmins; returns to the dashboard. */
function AccessDenied() {
  const { t } = useTranslation();
  const [title, description] = [t('access.denied'), t('access.deniedText')];
  useEffect(() => notify({ kind: 'error', title, description }), [title, description]);
  return <Navigate to="/admin" replace />;
}
