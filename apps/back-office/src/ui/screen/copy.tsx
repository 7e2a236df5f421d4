import { CopyOutlined } from '@ant-design/icons';
import { copyText, notify } from '@lions/web-base';
import { Button, Input } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface CopyButtonProps {
  text: string;
  label: string;
  /** The accessible name, where several buttons have this label. */
  named?: string;
  isPrimary?: boolean;
  /** Notice that is shown once it has worked. */
  done?: string;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label, named, isPrimary, done }: CopyButtonProps) {
  const { t } = useTranslation();
  const copy = async () => {
    if (await copyText(text)) notify({ kind: 'success', title: done ?? t('common.copied') });
    else notify({ kind: 'error', title: t('common.error'), description: t('common.copyFailed') });
  };
  return (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      icon={<CopyOutlined aria-hidden />}
      aria-label={named}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}

interface CopyFieldProps {
  label: string;
  value: string;
  /** The label of the button. */
  copy: string;
  className?: string;
  /** More buttons. */
  children?: ReactNode;
}

/** A text to copy, with its button. It is selected when the field gets the focus, in case the browser refuses to copy. */
export function CopyField({ label, value, copy, className, children }: CopyFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        className={className}
        value={value}
        readOnly
        autoSize
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="admin-form-actions">
        <CopyButton text={value} label={copy} isPrimary />
        {children}
      </div>
    </>
  );
}
