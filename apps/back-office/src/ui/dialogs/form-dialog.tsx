import { dismissNotice } from '@lions/web-base';
import { Form, Modal, type FormInstance, type FormProps } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { enterFields } from '../focus/focus';
import { useSaveShortcut } from '../focus/shortcuts';
import { useGuardedClose } from '../forms/unsaved';
import './form-dialog.css';

interface FormDialogProps<Values extends object> {
  form: FormInstance<Values>;
  title: string;
  submitText: string;
  initialValues?: Partial<Values>;
  /** Saves and resolves to whether it worked. A failed save keeps the dialog open with all input. */
  onSave: (values: Values) => Promise<boolean>;
  onInvalid?: FormProps<Values>['onFinishFailed'];
  /** Called after the dialog is removed and the focus is restored. */
  onClosed: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog. The first field is focused; Enter and Ctrl+S save, one request at a time; Escape closes
 * and asks first when input would be lost; a click outside does nothing. Render it to open it.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { form, title, submitText, initialValues, onSave, onInvalid, onClosed, children } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const [isDirty, setDirty] = useState(false);
  const leave = useGuardedClose(open && isDirty, () => setOpen(false));
  const { busy, save } = useSaveOnce(onSave, () => setOpen(false));
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
          onFinish={(values) => void save(values)}
          onFinishFailed={onInvalid}
        >
          {content}
        </Form>
      )}
    >
      <div ref={fields}>{children}</div>
    </Modal>
  );
}

/** Saves once: a second Enter can come before the button shows as busy, or while the dialog closes. */
function useSaveOnce<Values>(onSave: (values: Values) => Promise<boolean>, onSaved: () => void) {
  const [busy, setBusy] = useState(false);
  const isSaving = useRef(false);
  const save = async (values: Values) => {
    if (isSaving.current) return;
    isSaving.current = true;
    // What an earlier attempt lacked.
    dismissNotice();
    setBusy(true);
    let saved = false;
    try {
      saved = await onSave(values);
    } finally {
      isSaving.current = saved;
      setBusy(false);
    }
    if (saved) onSaved();
  };
  return { busy, save };
}

/** An untouched field counts as empty. */
function isSame(values: object, others: object = {}): boolean {
  const [some, rest] = [values as Record<string, unknown>, others as Record<string, unknown>];
  return Object.keys(some).every(
    (key) => JSON.stringify(some[key] ?? '') === JSON.stringify(rest[key] ?? ''),
  );
}
