import { useListClubSettingsQuery } from '@lions/api-client';
import type { FormInstance } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveShortcut } from '../../ui/screen/shortcuts';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { AdminView } from '../../ui/screen/view';
import { ClubCard } from './club-card';
import type { ClubValues } from './club-values';
import { MissingTexts } from './missing-texts';
import './club.css';

/** The settings of the club, and the texts that a language lacks, for superadmins. */
export function ClubView() {
  const { t } = useTranslation();
  // Refetched on each visit: another superadmin may have changed them.
  const { data, error, isLoading, refetch } = useListClubSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const typedIn = useRef<FormInstance<ClubValues>>(undefined);
  useSaveShortcut(() => typedIn.current?.submit());
  return (
    <AdminView title={t('club.title')}>
      <p className="admin-hint">{t('club.intro')}</p>
      {isLoading && <LoadingLines rows={8} />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.map((state) => (
        <ClubCard key={state.key} state={state} onType={(form) => (typedIn.current = form)} />
      ))}
      <MissingTexts />
    </AdminView>
  );
}
