import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ACCEPTED = 'image/jpeg,image/png,image/webp';

interface FileInputProps {
  /** This and the description are given by the form's item. */
  id?: string;
  'aria-describedby'?: string;
  value?: File;
  onChange?: (file: File) => void;
}

/** Chooses a photograph and shows it in the club's colours, before it is sent. */
export function FileInput({ id, value, onChange, 'aria-describedby': describedBy }: FileInputProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const preview = useDataUrl(value);
  const choose = (files: FileList | null) => files?.[0] && onChange?.(files[0]);
  return (
    <div className="admin-file">
      {/* The browser's own button speaks the browser's language. */}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target }) => choose(target.files)}
      />
      <Button id={id} aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {t(value ? 'pictures.chooseOther' : 'pictures.choose')}
      </Button>
      {value && <span className="admin-hint">{value.name}</span>}
      {preview !== undefined && (
        <figure>
          <span className="photograph">
            <img src={preview} alt="" />
          </span>
          <figcaption className="admin-hint">{t('pictures.preview')}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** The file as an address that the page's policy allows in images; undefined until it is read. */
function useDataUrl(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ file, url: String(reader.result) });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read?.file === file ? read?.url : undefined;
}
