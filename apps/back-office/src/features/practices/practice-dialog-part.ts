import { partOnDemand } from '../../ui/screen/part';

/** Lazily loaded practice forms (edit dialog and add form), with their date picker and selects. */
export const PracticeDialogPart = partOnDemand(
  async () => (await import('./practice-dialog')).PracticeDialog,
  'dialog',
);
export const AddPracticeFormPart = partOnDemand(
  async () => (await import('./add-practice-form')).AddPracticeForm,
);
