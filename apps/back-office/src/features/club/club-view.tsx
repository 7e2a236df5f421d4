import { useListClubSettingsQuery, type ClubSettingDto } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { AdminView } from '../../ui/screen/view';
import { ClubPart } from './club-part';
import { MissingTexts } from './missing-texts';
import './club.css';

/** The settings of the club, and the texts that a language lacks, for superadmins. */
export function ClubView() {
  const { t } = useTranslation();
  // Refetched on each visit: another superadmin may have changed them.
  const { data, error, isLoading, refetch } = useListClubSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <AdminView title={t('club.title')}>
      <p className="admin-hint">{t('club.intro')}</p>
      {isLoading && <LoadingLines rows={8} />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul className="admin-card club-parts">
          {announcementFirst(data).map((state) => (
            <ClubPart key={state.key} state={state} />
          ))}
          <MissingTexts />
        </ul>
      )}
    </AdminView>
  );
}

/** The announcement changes most often. */
const announcementFirst = (settings: ClubSettingDto[]) =>
  [...settings].sort((a, b) => Number(b.key === 'announcement') - Number(a.key === 'announcement'));
