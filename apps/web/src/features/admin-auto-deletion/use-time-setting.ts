import { useListSettingsQuery } from '@lions/api-client';

/** The clean-up's time as it stands: its value null while it is off, and its version then too. */
export function useTimeSetting() {
  const { data, error, isLoading, refetch } = useListSettingsQuery();
  return { setting: data?.find(({ key }) => key === 'tryout_auto_deletion_time'), error, isLoading, refetch };
}
