import type { ApiScope } from '@lions/domain';
import { useTranslation } from 'react-i18next';

/** Text keys: a colon would separate a namespace. */
const KEYS = {
  'schedule:read': 'schedule',
  'counts:read': 'counts',
  'registrations:read': 'registrations',
  'contacts:read': 'contacts',
  'registrations:write': 'changes',
} as const satisfies Record<ApiScope, string>;

/** The words for a scope, in the reader's language. */
export function useScopeNames(): (scope: ApiScope) => string {
  const { t } = useTranslation();
  return (scope) => t(`integrations.keys.scopeNames.${KEYS[scope]}`);
}
