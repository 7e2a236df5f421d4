import { feeWords, formatMoney } from './fee.js';

test.each([
  [1250, '$12.50', '12,50\u00a0$'],
  [1_234_567, '$12,345.67', '12\u00a0345,67\u00a0$'],
  [9_999_999, '$99,999.99', '99\u00a0999,99\u00a0$'],
  [100_000, '$1,000.00', '1\u00a0000,00\u00a0$'],
  [5, '$0.05', '0,05\u00a0$'],
])('%i cents are %s, in French %s', (cents, english, french) =>
  expect([formatMoney(cents, 'en'), formatMoney(cents, 'fr')]).toEqual([english, french]),
);

test('a fee of nothing is not shown', () => {
  for (const feeCents of [0, null])
    expect(feeWords({ feeCents, feeUrl: 'https://pay.example.test' }, 'en')).toBeUndefined();
});

test.each([
  ['en', 'Fee: $12.50', 'pay at the registry'],
  ['fr', 'Frais\u00a0: 12,50\u00a0$', 'payer au registre de l’association'],
] as const)('a fee (%s), with and without a link', (language, amount, pay) => {
  const words = (feeUrl: string | null) => feeWords({ feeCents: 1250, feeUrl }, language);
  const url = 'https://pay.example.test/a';
  expect([words(null), words(url)]).toEqual([
    { amount, pay: undefined, url: undefined },
    { amount, pay, url },
  ]);
});
