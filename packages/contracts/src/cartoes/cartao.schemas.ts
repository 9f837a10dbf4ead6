// A card payment on the wire. Of the card there are brand, last four digits and the name on it, never more.
import { PEDIDOS_DE_CARTAO, SITUACOES_DE_CONTESTACAO } from '@martelo/domain/cartoes/pedidos-ao-adquirente.ts'
import { QUEM_PAGA_OS_JUROS } from '@martelo/domain/cartoes/regra-do-cartao.ts'
import { SITUACOES_DE_CARTAO } from '@martelo/domain/cartoes/states.ts'
import { z } from 'zod'
import { CentavosApurados, Uid } from '../core/fields.ts'

const Instante = z.string().nullable()

export const Cartao = z.object({
  uid: Uid,
  pagUid: Uid,
  situacao: z.enum(SITUACOES_DE_CARTAO),
  rotulo: z.string(),
  cor: z.string(),
  /** what it pays of the purchase, and what the card is charged */
  valor: CentavosApurados,
  valorComJuros: CentavosApurados,
  qtdParcelas: z.number().int(),
  taxaDeJuros: z.number(),
  bandeira: z.string().nullable(),
  numero: z.string().nullable(),
  nome: z.string().nullable(),
  motivo: z.string().nullable(),
  /** the acquirer's page that takes the card; for its buyer, while it waits for one */
  formulario: z.string().nullable(),
  valorEstornado: CentavosApurados,
  criadoAt: z.string(),
  autorizadaAt: Instante,
  capturadaAt: Instante,
  liquidadaAt: Instante,
  encerradaAt: Instante,
  versao: z.number().int(),
})
export type Cartao = z.infer<typeof Cartao>

export const Contestacao = z.object({
  uid: Uid,
  situacao: z.enum(SITUACOES_DE_CONTESTACAO),
  rotulo: z.string(),
  motivo: z.string(),
  prazo: z.string(),
  bemEntregue: z.boolean(),
  defesa: z.string().nullable(),
  abertaAt: z.string(),
  encerradaAt: Instante,
})

/** What the staff reads besides, and may ask for. */
export const CartaoDaEquipe = Cartao.extend({
  vndId: z.number().int(),
  cliente: z.string(),
  autorizacao: z.string().nullable(),
  nsu: z.string().nullable(),
  tarifa: CentavosApurados,
  pedido: z.enum(PEDIDOS_DE_CARTAO).nullable(),
  erro: z.string().nullable(),
  conferidaAt: z.string(),
  estornos: z.array(
    z.object({
      uid: Uid,
      valor: CentavosApurados,
      motivo: z.string(),
      situacao: z.enum(['pedido', 'feito', 'recusado']),
      pedidoAt: z.string(),
    }),
  ),
  contestacoes: z.array(Contestacao),
  pedidos: z.array(
    z.object({
      pedido: z.enum(PEDIDOS_DE_CARTAO),
      rotulo: z.string(),
      pedeMotivo: z.boolean(),
      pode: z.boolean(),
      motivo: z.string().nullable(),
    }),
  ),
  podeContestar: z.boolean(),
})
export type CartaoDaEquipe = z.infer<typeof CartaoDaEquipe>

export const LinhasDeParcelas = z.array(z.object({ parcelas: z.number(), jurosAoMes: z.number() }))

export const RegraDoCartaoGravada = z.object({
  ativo: z.boolean(),
  capturaAutomatica: z.boolean(),
  jurosPor: z.enum(QUEM_PAGA_OS_JUROS),
  maximoDeParcelas: z.number().int(),
  valorMinimo: z.number().int(),
  /** 0: the house has chosen nothing yet */
  versao: z.number().int(),
  /** the house or the platform has an acquirer */
  temAdquirente: z.boolean(),
})
