import type { ClubField, Language } from '@lions/domain';
import { Checkbox, Form, Input } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import { DayItem } from '../../ui/time/day-picker';
import { inputsOf, type InputName } from './club-values';

/** The last day that a date field offers. */
const LAST_DAY = '2999-12-31';

const INPUTS: Partial<Record<ClubField['kind'], ComponentProps<typeof Input>>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  link: { inputMode: 'url' },
  web: { inputMode: 'url' },
  number: { inputMode: 'numeric', className: 'admin-short' },
};

interface FieldItemsProps {
  name: string;
  field: ClubField;
  /** The name in the form of an input such as 'label.fr'. */
  at: (input: string) => InputName;
}

/** The inputs of one field. */
export function FieldItems({ name, field, at }: FieldItemsProps) {
  const labelOf = useInputLabel();
  const extra = useFieldHint(field);
  return inputsOf(name, field).map((input) => {
    const item = { name: at(input), label: labelOf(input, field), extra };
    if (field.kind === 'day') return <DayItem key={input} {...item} last={LAST_DAY} />;
    if (field.kind === 'flag')
      return (
        <Form.Item key={input} name={item.name} extra={extra} valuePropName="checked">
          <Checkbox>{item.label}</Checkbox>
        </Form.Item>
      );
    const language = field.kind === 'words' ? input.slice(name.length + 1) : undefined;
    return (
      <Form.Item key={input} className={language && `club-${language}`} {...item}>
        <Input
          {...INPUTS[field.kind]}
          lang={language}
          maxLength={field.kind === 'number' ? undefined : field.max}
          autoComplete="off"
        />
      </Form.Item>
    );
  });
}

/** Label of an input: 'Name of the season (French)', 'Telephone (optional)'. */
export function useInputLabel(): (input: string, field: ClubField) => string {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  return (input, field) => {
    const name = nameOf(field);
    const language = field.kind === 'words' ? (input.split('.').at(-1) as Language) : undefined;
    const label = language ? t(`club.inLanguage.${language}`, { field: name }) : name;
    return field.isRequired || field.kind === 'flag' ? label : `${label} ${t('common.optional')}`;
  };
}

/** The name of a field in the reader's language. */
export function useFieldName(): (field: Record<Language, string>) => string {
  const [language] = useLanguage();
  return (field) => field[language];
}

function useFieldHint({ hint }: ClubField): string | undefined {
  const [language] = useLanguage();
  return hint?.[language];
}
