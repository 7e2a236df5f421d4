import { partOnDemand } from '../../ui/screen/part';

/** Lazily loaded user dialog. */
export const UserDialogPart = partOnDemand(async () => (await import('./user-dialog')).UserDialog, 'dialog');
