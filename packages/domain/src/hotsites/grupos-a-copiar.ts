/** What a new house may take over from another one, each by itself. Its people, goods, keys and pictures stay its own. */
export const GRUPOS_A_COPIAR = [
  'regras',
  'paginas',
  'avisos',
  'leiloes',
  'vistorias',
  'diarias',
  'entrada',
] as const
export type GrupoACopiar = (typeof GRUPOS_A_COPIAR)[number]

export const ROTULO_DO_GRUPO: Readonly<Record<GrupoACopiar, string>> = {
  regras: 'Regras da casa e recursos desligados',
  paginas: 'Páginas, como rascunhos e sem imagens',
  avisos: 'Textos e canais dos avisos, sem os destinatários',
  leiloes: 'Regulamentos, textos e tipos de leilão',
  vistorias: 'Tipos de vistoria',
  diarias: 'Tabelas de diárias que valem para todos os pátios',
  entrada: 'Conteúdos da entrada, desligados até ter imagens próprias',
}
