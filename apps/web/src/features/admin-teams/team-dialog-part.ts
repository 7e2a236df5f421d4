import { partOnDemand } from '../../ui/admin-part';

/** The team dialog with its form, fetched when it is about to be opened. */
export const TeamDialogPart = partOnDemand(async () => (await import('./team-dialog')).TeamDialog, 'dialog');
