import { Form, Modal, type FormInstance, type FormProps } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { enterFields } from './admin-focus';
import { useSaveShortcut } from './admin-save-shortcut';
import { useWayOut } from './admin-unsaved';

interface FormDialogProps<Values extends object> {
  form: FormInstance<Values>;
  title: string;
  submitText: string;
  initialValues?: Partial<Values>;
  /** Saves; gives whether it worked. A dialog whose save failed stays open with all that was typed. */
  onSave: (values: Values) => Promise<boolean>;
  onInvalid?: FormProps<Values>['onFinishFailed'];
  /** After the dialog is gone, and the focus back where it came from. */
  onClosed: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog: it opens in its first field; Enter and Ctrl+S save, once at a time; Escape closes, and asks first
 * when something typed would be lost; a click beside it does nothing. Render it to open it.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { form, title, submitText, initialValues, onSave, onInvalid, onClosed, children } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const [isDirty, setDirty] = useState(false);
  const leave = useWayOut(open && isDirty, () => setOpen(false));
  const { busy, save } = useSaveOnce(onSave, () => setOpen(false));
  const fields = useRef<HTMLDivElement>(null);
  useSaveShortcut(() => form.submit());
  return (
    <Modal
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

/** Saves once: a second Enter can come before the button shows that the first one works, or while the dialog fades. */
function useSaveOnce<Values>(onSave: (values: Values) => Promise<boolean>, onSaved: () => void) {
  const [busy, setBusy] = useState(false);
  const isSaving = useRef(false);
  const save = async (values: Values) => {
    if (isSaving.current) return;
    isSaving.current = true;
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

/** A field that was never filled in is as good as an empty one. */
function isSame(values: object, others: object = {}): boolean {
  const [some, rest] = [values as Record<string, unknown>, others as Record<string, unknown>];
  return Object.keys(some).every(
    (key) => JSON.stringify(some[key] ?? '') === JSON.stringify(rest[key] ?? ''),
  );
}
