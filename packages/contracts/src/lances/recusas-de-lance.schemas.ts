// What a bid may be answered with besides yes. The codes of the judge are the domain's; the others are the engine's.
import type { CodigoDeRecusa } from '@martelo/domain/lances/recusas.ts'
import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { z } from 'zod'
import { Centavos, Instante, Uid } from '../core/fields.ts'

export const RECUSAS_DO_MOTOR = {
  LOTE_INEXISTENTE: 404,
  /** too much at once: the same key may come again */
  OCUPADO: 503,
  MUITOS_LANCES: 409,
  /** an accepted request came under this key with another value */
  CHAVE_REUSADA: 409,
} as const

export const RECUSAS_DE_LANCE = {
  ...RECUSAS_DO_MOTOR,
  'lote-de-outro-hotsite': 404,
  'leilao-indisponivel': 409,
  'lote-nao-aberto': 409,
  'lote-pausado': 409,
  'tipo-nao-aceito': 409,
  'cliente-bloqueado': 403,
  'documentos-nao-aprovados': 403,
  'contato-nao-confirmado': 403,
  'termos-nao-aceitos': 403,
  'caucao-nao-paga': 403,
  'sem-habilitacao': 403,
  'restrito-a-grupos': 403,
  'sucata-exige-credenciado': 403,
  'limite-de-compra-excedido': 409,
  'oferta-aguarda-validacao': 409,
  'valor-malformado': 400,
  'valor-abaixo': 409,
  'preco-mudou': 409,
  'ja-esta-vencendo': 409,
  'sem-automatico': 409,
  'empate-com-automatico': 409,
  'confirmar-valor-alto': 409,
} as const satisfies Record<CodigoDeRecusa | keyof typeof RECUSAS_DO_MOTOR, number>

/** Where the lot stands after an answer; `dados.lote` of a refusal is the same. */
export const LoteDepoisDoLance = z.object({
  situacao: z.enum(SITUACOES_DE_LOTE),
  valor: Centavos.nullable(),
  proximo: z.number().int(),
  dataFim: Instante.nullable(),
})
export type LoteDepoisDoLance = z.infer<typeof LoteDepoisDoLance>

/** The answer to an accepted request: the receipt. `valor` null: a ceiling was taken back. */
export const LanceAceito = z.object({
  situacao: z.enum(['vencendo', 'superado', 'proposta', 'vencedor']),
  valor: Centavos.nullable(),
  data: Instante,
  /** hash of the row: `GET /v1/leilao/recibo/:hash` checks it */
  recibo: z.string(),
  lote: LoteDepoisDoLance,
})
export type LanceAceito = z.infer<typeof LanceAceito>

export const DoLote = z.object({ lelUid: Uid })
/** Every attempt has its own key; a retry of the same attempt repeats it and gets the same answer. */
export const ChaveDoPedido = z.uuid({ error: 'Chave do pedido inválida' })
