import { partOnDemand } from '../../ui/screen/part';

/** Lazily loaded session form, with its date picker and selects. */
export const TryoutSessionFormPart = partOnDemand(
  async () => (await import('./tryout-session-form')).TryoutSessionForm,
);
