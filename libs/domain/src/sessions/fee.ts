import type { Language } from '../people.js';

/** The price of taking part, and where it is paid: in the registry of the association, not on this site. */
export interface Fee {
  /** null: free. */
  feeCents: number | null;
  feeUrl: string | null;
}

/** A fee as families read it. */
export interface FeeWords {
  /** 'Fee: $12.50' or 'Frais : 12,50 $'. */
  amount: string;
  /** 'pay at the registry'; undefined without a link. */
  pay: string | undefined;
  url: string | undefined;
}

const TEXTS = {
  en: { fee: 'Fee: ', pay: 'pay at the registry' },
  fr: { fee: 'Frais\u00a0: ', pay: 'payer au registre de l’association' },
};

/** '$12,345.67' or '12 345,67 $', with spaces that do not break. */
export function formatMoney(cents: number, language: Language): string {
  const [dollars = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '\u00a0');
  return language === 'en' ? `$${grouped}.${rest}` : `${grouped},${rest}\u00a0$`;
}

/** Undefined when it is free. */
export function feeWords({ feeCents, feeUrl }: Fee, language: Language): FeeWords | undefined {
  if (!feeCents) return undefined;
  const { fee, pay } = TEXTS[language];
  const link = feeUrl === null ? { pay: undefined, url: undefined } : { pay, url: feeUrl };
  return { amount: `${fee}${formatMoney(feeCents, language)}`, ...link };
}
