/** A text for comparison, without accents and case: 'Zoé' is found by 'zoe'. */
export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
