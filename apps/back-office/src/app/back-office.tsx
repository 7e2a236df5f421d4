import { useGetPublicSettingsQuery, type CurrentUserDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { WithAreas } from '../features/dashboard/areas';
import { DashboardCards } from '../features/dashboard/dashboard-cards';
import { DashboardHeader } from '../features/dashboard/dashboard-header';
import { AdminSearch } from '../features/search/search';
import { loadTexts } from '../i18n/load-language';
import { AdminSpinner } from '../ui/screen/loading';
import { partOnDemand } from '../ui/screen/part';
import { useLeaveQuestion } from '../ui/forms/unsaved';
import { UndoBar } from './undo-bar';
import { ADMIN_VIEWS, type AdminViewName } from './views';
import { Guard } from './guard';

const isViewName = (name: string): name is AdminViewName => Object.hasOwn(ADMIN_VIEWS, name);

const SecondFactorGate = partOnDemand(async () => {
  const [{ SecondFactorGate: Gate }] = await Promise.all([
    import('./second-factor-gate'),
    loadTexts('secondFactor'),
  ]);
  return Gate;
});

/** /admin: the dashboard, or the view that the address names. */
export function BackOffice() {
  useLeaveQuestion();
  return (
    <Guard>
      {(user) =>
        user.mustSetUpSecondFactor ? (
          <SecondFactorGate />
        ) : (
          <>
            <DashboardHeader user={user}>
              <AdminSearch />
            </DashboardHeader>
            <WithAreas user={user}>
              <CurrentView user={user} />
            </WithAreas>
            <UndoBar />
          </>
        )
      }
    </Guard>
  );
}

function CurrentView({ user }: { user: CurrentUserDto }) {
  const [search] = useSearchParams();
  const name = search.get('view') ?? '';
  if (!isViewName(name)) return <DashboardCards user={user} />;
  const { View, superadminOnly, practicesOnly } = ADMIN_VIEWS[name];
  if (superadminOnly && user.role !== 'superadmin') return <AccessDenied />;
  const view = <View key={name} />;
  if (!practicesOnly) return view;
  // A link to a practice opens it, also while the area is closed.
  return (
    <WhilePracticesOpen isLinked={search.has('roster')} otherwise={<DashboardCards user={user} />}>
      {view}
    </WhilePracticesOpen>
  );
}

interface WhilePracticesOpenProps {
  isLinked: boolean;
  children: ReactNode;
  otherwise: ReactNode;
}

/** A practice view, or a notice while practice registration is off. */
function WhilePracticesOpen({ isLinked, children, otherwise }: WhilePracticesOpenProps) {
  const { data, isLoading } = useGetPublicSettingsQuery();
  if (isLinked) return children;
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
