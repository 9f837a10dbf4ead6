// What is missing before a vehicle can be sold, as the stock shows it. The same answers that the guards of a lot's release
// ask for come first; the others are work of the yard that a buyer would complain about.

export const FALTAS = {
  fotos: 'Fotos',
  fotosAprovadas: 'Fotos a aprovar',
  documento: 'Documento',
  laudo: 'Laudo cautelar',
  chave: 'Chave',
  recorte: 'Recorte do chassi',
  decalque: 'Decalque',
  liberacao: 'Liberação da venda',
} as const
export type Falta = keyof typeof FALTAS

export interface FatosDoEstoque {
  readonly fotos: number
  readonly fotosPorAprovar: number
  readonly documentos: number
  readonly laudoFeito: boolean
  readonly possuiChave: boolean | null
  readonly faltaRecorte: boolean
  readonly faltaDecalque: boolean
  readonly inibirVenda: boolean
}

const FALTA: Readonly<Record<Falta, (f: FatosDoEstoque) => boolean>> = {
  fotos: (f) => f.fotos === 0,
  fotosAprovadas: (f) => f.fotosPorAprovar > 0,
  documento: (f) => f.documentos === 0,
  laudo: (f) => !f.laudoFeito,
  chave: (f) => f.possuiChave === null,
  recorte: (f) => f.faltaRecorte,
  decalque: (f) => f.faltaDecalque,
  liberacao: (f) => f.inibirVenda,
}

export const faltasDoVeiculo = (f: FatosDoEstoque): Falta[] =>
  (Object.keys(FALTA) as Falta[]).filter((q) => FALTA[q](f))

/** How long a vehicle has stood in its place, in the steps by which a house looks at its stock. */
export const IDADES_DO_ESTOQUE = [
  { id: 'ate30', rotulo: 'Até 30 dias', de: 0, ate: 30 },
  { id: 'ate60', rotulo: '31 a 60 dias', de: 31, ate: 60 },
  { id: 'ate90', rotulo: '61 a 90 dias', de: 61, ate: 90 },
  { id: 'mais90', rotulo: 'Mais de 90 dias', de: 91, ate: null },
] as const
export type IdadeDoEstoque = (typeof IDADES_DO_ESTOQUE)[number]['id']
