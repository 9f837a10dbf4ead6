/** What a reader of the newsletter may ask to hear of; without a choice, everything. */
export const INTERESSES_DA_NEWSLETTER = [
  'Carros',
  'Motos',
  'Pesados',
  'Utilitários',
  'Sucatas',
  'Imóveis',
] as const
