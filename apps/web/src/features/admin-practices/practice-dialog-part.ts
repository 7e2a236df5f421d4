import { partOnDemand } from '../../ui/admin-part';

/** The dialog that edits a practice, and the form that adds one: their calendar and lists come when one is opened. */
export const PracticeDialogPart = partOnDemand(
  async () => (await import('./practice-dialog')).PracticeDialog,
  'dialog',
);
export const AddPracticeFormPart = partOnDemand(
  async () => (await import('./add-practice-form')).AddPracticeForm,
);
