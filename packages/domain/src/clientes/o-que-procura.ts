/** What a person may say that he looks for. */
export const ROTULO_DO_INTERESSE = {
  carros: 'Carros',
  motos: 'Motos',
  onibus: 'Ônibus',
  caminhoes: 'Caminhões',
  imoveis: 'Imóveis',
  equipamentos: 'Equipamentos',
} as const
export type Interesse = keyof typeof ROTULO_DO_INTERESSE
