import { partOnDemand } from '../../ui/admin-part';

/** The user dialog with its form, fetched when it is about to be opened. */
export const UserDialogPart = partOnDemand(async () => (await import('./user-dialog')).UserDialog, 'dialog');
