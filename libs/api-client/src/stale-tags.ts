/** Tags that a mutation of several modules invalidates. */
export const TRYOUT_CHANGE = {
  invalidatesTags: ['tryouts', 'registrations', 'to-tell', 'analytics', 'cleanup'],
} as const;
export const REGISTRATION_CHANGE = {
  invalidatesTags: ['registrations', 'to-tell', 'tryouts', 'practices', 'analytics'],
} as const;
export const PRACTICE_CHANGE = { invalidatesTags: ['practices', 'registrations', 'to-tell'] } as const;
export const TEAM_CHANGE = { invalidatesTags: ['teams', ...TRYOUT_CHANGE.invalidatesTags] } as const;
export const SETTING_CHANGE = { invalidatesTags: ['settings', 'cleanup'] } as const;
export const NOTHING_STALE = { invalidatesTags: [] };
