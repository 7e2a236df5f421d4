import { useListSettingsQuery } from '@lions/api-client';

/** The clean-up time setting; value and version are null while it is off. */
export function useTimeSetting() {
  const { data, error, isLoading, refetch } = useListSettingsQuery();
  return { setting: data?.find(({ key }) => key === 'tryout_auto_deletion_time'), error, isLoading, refetch };
}
