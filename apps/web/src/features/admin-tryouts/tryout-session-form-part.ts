import { partOnDemand } from '../../ui/admin-part';

/** The session form with its calendar and lists, fetched when one is about to be opened. */
export const TryoutSessionFormPart = partOnDemand(
  async () => (await import('./tryout-session-form')).TryoutSessionForm,
);
