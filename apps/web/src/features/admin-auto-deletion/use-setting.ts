import { isApiError, useGetSettingQuery } from '@lions/api-client';
import type { SettingKey } from '@lions/domain';

/** A setting; undefined while it has no value, which is no failure (spec section 4: a 404 means not set). */
export function useSetting(key: SettingKey) {
  const { data, error, isLoading, refetch } = useGetSettingQuery({ key });
  const isAbsent = isApiError(error) && error.code === 'SETTING_NOT_FOUND';
  return {
    setting: error ? undefined : data,
    error: isAbsent ? undefined : error,
    // A setting that is asked for anew after 'not set' is no first load: the form stays, with what is typed in it.
    isLoading: isLoading && error === undefined,
    refetch,
  };
}
