import { Form, Modal, type FormInstance, type FormProps } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveShortcut } from './admin-save-shortcut';

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

/** A form in a dialog: Enter and Ctrl+S save, Escape closes, a click beside it loses nothing. Render it to open it. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { form, title, submitText, initialValues, onSave, onInvalid, onClosed, children } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const save = async (values: Values) => {
    setBusy(true);
    const saved = await onSave(values);
    setBusy(false);
    if (saved) setOpen(false);
  };
  useSaveShortcut(() => {
    if (!busy) form.submit();
  });
  return (
    <Modal
      open={open}
      title={title}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
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
          onFinish={(values) => void save(values)}
          onFinishFailed={onInvalid}
        >
          {content}
        </Form>
      )}
    >
      {children}
    </Modal>
  );
}
