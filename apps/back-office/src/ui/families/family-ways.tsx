import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import './family-ways.css';

interface FamilyWaysProps {
  phones: readonly string[];
  email: string;
}

/** Links that call or write to a family. */
export function FamilyWays({ phones, email }: FamilyWaysProps) {
  const { t } = useTranslation();
  return (
    <div className="families-ways">
      {phones.map((phone) => (
        <a key={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <PhoneOutlined aria-hidden /> {t('families.toTell.call', { phone })}
        </a>
      ))}
      <a href={`mailto:${email}`}>
        <MailOutlined aria-hidden /> {t('families.toTell.write', { email })}
      </a>
    </div>
  );
}
