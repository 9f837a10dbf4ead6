/** The measures of a stamp's picture, where it stands: what is smaller is drawn larger than it is, and looks poor. */
export const MEDIDAS_DO_CARIMBO = {
  card: {
    minimo: { largura: 48, altura: 24 },
    maximo: { largura: 160, altura: 160 },
    orientacao: 'A partir de 48 × 24 px',
  },
  lote: {
    minimo: { largura: 96, altura: 40 },
    maximo: { largura: 320, altura: 320 },
    orientacao: 'A partir de 96 × 40 px',
  },
} as const
