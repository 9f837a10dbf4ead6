// The kinds of documents: title, and who may open one. What a kind says is written in apps/server/src/modules/impressos.
import type { Permissao } from '../core/permissions.ts'

export interface TipoDeDocumentoDeclarado {
  readonly titulo: string
  /** 'publico': who has the code may open it, masked unless he is a party */
  readonly permissao: Permissao
  /** what a party takes away is numbered, and its file is kept */
  readonly guardaCopia?: true
}

export const DOCUMENTOS = {
  extrato: { titulo: 'Extrato de compra', permissao: 'publico', guardaCopia: true },
  comprovante: { titulo: 'Comprovante de arrematação', permissao: 'publico', guardaCopia: true },
  livrosAnuais: { titulo: 'Livros do leiloeiro', permissao: 'livro:leiloeiro' },
  edital: { titulo: 'Edital', permissao: 'publico' },
  autorizacao: { titulo: 'Autorização de retirada por terceiros', permissao: 'publico', guardaCopia: true },
  nota: { titulo: 'Nota de arrematação', permissao: 'publico' },
  notaSegundaVia: { titulo: 'Nota de arrematação', permissao: 'publico' },
  notasDoLeilao: { titulo: 'Notas de arrematação', permissao: 'nota:leilao' },
  fichaLeiloeiro: { titulo: 'Ficha do leiloeiro', permissao: 'ficha:leiloeiro' },
  fichaLotesVidro: { titulo: 'Fichas de vidro', permissao: 'ficha:vidro' },
  laudoHabilitacoes: { titulo: 'Laudo de habilitações', permissao: 'laudo:habilitacoes' },
  // Who agreed to it, and the house: anyone else is told that there is none.
  regulamentoAceito: { titulo: 'Regulamento aceito', permissao: 'publico' },
  prestacao: { titulo: 'Prestação de contas', permissao: 'prestacao:documento' },
  laudoVistoria: { titulo: 'Laudo de vistoria', permissao: 'publico' },
  etiquetasDeEnvio: { titulo: 'Etiquetas de envio', permissao: 'documentacao:mover' },
  etiquetaDaChave: { titulo: 'Etiqueta da chave', permissao: 'estadia:ver' },
  laudoCondicionais: { titulo: 'Laudo dos lotes condicionais', permissao: 'laudo:condicionais' },
  relatorioRemocao: { titulo: 'Relatório de remoção', permissao: 'remocao:ver' },
  relatorioMapfre: { titulo: 'Relatório Mapfre', permissao: 'integracao:ver' },
  laudoDetran: { titulo: 'Laudo Detran', permissao: 'laudo:detran' },
  laudoDetranDoLote: { titulo: 'Laudo Detran', permissao: 'laudo:detran' },
  laudoDetranDetran: { titulo: 'Laudo dos itens no Detran', permissao: 'laudo:detran' },
  laudoProcob: { titulo: 'Laudo Procob', permissao: 'procob:laudo' },
  meusDados: { titulo: 'Dados pessoais', permissao: 'cliente:area' },
  livrosLeiloeiro: { titulo: 'Livros do leiloeiro', permissao: 'livro:leiloeiro' },
} as const satisfies Record<string, TipoDeDocumentoDeclarado>

export type TipoDeDocumento = keyof typeof DOCUMENTOS
export const TIPOS_DE_DOCUMENTO = Object.keys(DOCUMENTOS) as [TipoDeDocumento, ...TipoDeDocumento[]]
