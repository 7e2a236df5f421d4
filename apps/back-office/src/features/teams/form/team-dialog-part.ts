import { partOnDemand } from '../../../ui/screen/part';

/** Lazily loaded team dialog. */
export const TeamDialogPart = partOnDemand(async () => (await import('./team-dialog')).TeamDialog, 'dialog');
