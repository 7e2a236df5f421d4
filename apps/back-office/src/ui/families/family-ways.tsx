import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import './family-ways.css';

interface FamilyWaysProps {
  phones: readonly string[];
  emails: readonly string[];
}

/** Links that call or write to a family. */
export function FamilyWays({ phones, emails }: FamilyWaysProps) {
  const { t } = useTranslation();
  return (
    <div className="families-ways">
      {phones.map((phone) => (
        <a key={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <PhoneOutlined aria-hidden /> {t('families.toTell.call', { phone })}
        </a>
      ))}
      {emails.map((email) => (
        <a key={email} href={`mailto:${email}`}>
          <MailOutlined aria-hidden /> {t('families.toTell.write', { email })}
        </a>
      ))}
    </div>
  );
}

interface EmailLinkProps {
  address: string;
  className?: string;
}

/** A mailto link that breaks after its @ where it has to break. */
export function EmailLink({ address, className }: EmailLinkProps) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <a className={className} href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
