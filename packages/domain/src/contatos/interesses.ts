/** What a reader of the newsletter may ask to hear of; whoever names nothing hears of everything. */
export const INTERESSES_DA_NEWSLETTER = [
  'Carros',
  'Motos',
  'Pesados',
  'Utilitários',
  'Sucatas',
  'Imóveis',
] as const
