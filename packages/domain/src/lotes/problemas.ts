/** What may be wrong with an announcement, in the visitor's words. */
export const MOTIVOS_DE_PROBLEMA = {
  foto: 'A foto não é deste bem',
  descricao: 'A descrição está errada',
  localizacao: 'O endereço está errado',
  documento: 'Falta um documento ou laudo',
  preco: 'O valor parece errado',
  golpe: 'Parece golpe ou cópia deste site',
  outro: 'Outro problema',
} as const
export type MotivoDoProblema = keyof typeof MOTIVOS_DE_PROBLEMA
