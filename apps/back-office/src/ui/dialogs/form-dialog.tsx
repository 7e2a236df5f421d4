import { Form, Modal } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { enterFields } from '../screen/focus';
import { useSaveShortcut } from '../screen/shortcuts';
import { useGuardedClose } from '../forms/unsaved';
import type { Saving } from '../forms/use-save';
import './form-dialog.css';

interface FormDialogProps<Values extends object> {
  /** A failed save keeps the dialog open with all input. */
  saving: Saving<Values>;
  title: string;
  submitText: string;
  initialValues?: Partial<Values>;
  /** Called after the dialog is removed and the focus is restored. */
  onClosed: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog, saved by `useSave`. The first field is focused; Enter and Ctrl+S save, one request at a time; Escape closes
 * and asks first when input would be lost; a click outside does nothing. Render it to open it.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { saving, title, submitText, initialValues, onClosed, children } = props;
  const { form, save, busy, conflictAlert, onInvalid } = saving;
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const [isDirty, setDirty] = useState(false);
  const leave = useGuardedClose(open && isDirty, () => setOpen(false));
  // A ref: a second Enter can come while the dialog closes.
  const isSaved = useRef(false);
  const submit = async (values: Values) => {
    if (isSaved.current || !(await save(values))) return;
    isSaved.current = true;
    setOpen(false);
  };
  const fields = useRef<HTMLDivElement>(null);
  useSaveShortcut(() => form.submit());
  return (
    <Modal
      className="form-dialog"
      open={open}
      title={title}
      onCancel={() => void leave()}
      afterClose={onClosed}
      afterOpenChange={(isOpen) => isOpen && enterFields(fields.current)}
      mask={{ closable: false }}
      okText={busy ? t('common.saving') : submitText}
      okButtonProps={{ htmlType: 'submit', loading: busy }}
      cancelText={t('common.cancel')}
      modalRender={(content) => (
        <Form<Values>
          form={form}
          layout="vertical"
          noValidate
          initialValues={initialValues}
          scrollToFirstError={{ focus: true }}
          onValuesChange={(_, values) => setDirty(!isSame(values, initialValues))}
          onFinish={(values) => void submit(values)}
          onFinishFailed={onInvalid}
        >
          {content}
        </Form>
      )}
    >
      <div ref={fields}>
        {conflictAlert}
        {children}
      </div>
    </Modal>
  );
}

/** An untouched field counts as empty. */
function isSame(values: object, others: object = {}): boolean {
  const [some, rest] = [values as Record<string, unknown>, others as Record<string, unknown>];
  return Object.keys(some).every(
    (key) => JSON.stringify(some[key] ?? '') === JSON.stringify(rest[key] ?? ''),
  );
}
