// A consignor's statement of an auction, as the office sees it.
import { INDICES } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { SITUACOES_DE_ORDEM, FORMAS_DE_ORDEM } from '@martelo/domain/prestacoes/ordem-de-pagamento.ts'
import { TIPOS_DE_LANCAMENTO } from '@martelo/domain/prestacoes/contas-da-prestacao.ts'
import { SITUACOES_DE_PRESTACAO } from '@martelo/domain/prestacoes/states.ts'
import { z } from 'zod'
import { CentavosApurados, textoLivre } from '../core/fields.ts'

/** may be below zero */
const Saldo = z.number().int()

export const PrestacaoNaLista = z.object({
  uid: z.string(),
  leilao: z.string(),
  leiUid: z.string(),
  leilaoData: z.string(),
  comitente: z.string(),
  comUid: z.string(),
  sequencia: z.number(),
  situacao: z.enum(SITUACOES_DE_PRESTACAO),
  codigo: z.string().nullable(),
  vendido: CentavosApurados,
  liquido: Saldo,
  pagaAt: z.string().nullable(),
})

/** An auction's consignor with lots that are sold and paid, and stand in no statement. */
export const PrestacaoAAbrir = z.object({
  leilao: z.string(),
  leiUid: z.string(),
  leilaoData: z.string(),
  comitente: z.string(),
  comUid: z.string(),
  lotes: z.number(),
  vendido: CentavosApurados,
})

export const OrdemDePagamento = z.object({
  uid: z.string(),
  forma: z.enum(FORMAS_DE_ORDEM),
  situacao: z.enum(SITUACOES_DE_ORDEM),
  valor: CentavosApurados,
  titular: z.string(),
  /** the key, or bank, branch and account */
  destino: z.string(),
  autenticacao: z.string().nullable(),
  motivo: z.string().nullable(),
  criadaAt: z.string(),
  encerradaAt: z.string().nullable(),
  versao: z.number(),
})

const Ato = z.object({ pode: z.boolean(), motivo: z.string().nullable() })

export const DestinoDoPix = z.object({
  titular: textoLivre().max(200),
  chave: textoLivre().max(120).describe('masked'),
})

export const PrestacaoCompleta = z.object({
  uid: z.string(),
  versao: z.number(),
  leilao: z.string(),
  leiUid: z.string(),
  leilaoData: z.string(),
  comitente: z.string(),
  comUid: z.string(),
  sequencia: z.number(),
  situacao: z.enum(SITUACOES_DE_PRESTACAO),
  codigo: z.string().nullable(),
  contrato: z.string(),
  /** what his contract corrects a late payout by; null: it does not say */
  indiceDoRepasse: z.enum(INDICES).nullable(),
  /** five business days after the auction, and five more to pay (Decreto 21.981, art. 27) */
  prazo: z.string(),
  prazoDePagamento: z.string(),
  itens: z.array(
    z.object({
      lote: z.string(),
      nome: z.string(),
      vndId: z.number(),
      valor: CentavosApurados,
      /** of the law, on a late instalment (CPC, art. 895, § 4) */
      multa: CentavosApurados,
      /** of late instalments by the case's index */
      correcao: CentavosApurados,
      comissao: CentavosApurados,
    }),
  ),
  /** sold, and not paid yet: for a later statement */
  pendentes: z.object({ lotes: z.number(), valor: CentavosApurados }),
  lancamentos: z.array(
    z.object({
      uid: z.string(),
      tipo: z.enum(TIPOS_DE_LANCAMENTO),
      descricao: z.string(),
      valor: CentavosApurados,
      dia: z.string(),
    }),
  ),
  contas: z.object({
    vendido: CentavosApurados,
    multas: CentavosApurados,
    correcoes: CentavosApurados,
    comissao: CentavosApurados,
    despesas: CentavosApurados,
    adiantamentos: CentavosApurados,
    retido: CentavosApurados,
    liquido: Saldo,
  }),
  conferidaPor: z.string().nullable(),
  conferidaAt: z.string().nullable(),
  aprovadaPor: z.string().nullable(),
  aprovadaAt: z.string().nullable(),
  pagaAt: z.string().nullable(),
  motivo: z.string().nullable(),
  ordens: z.array(OrdemDePagamento),
  podeLancar: z.boolean(),
  /** where a Pix of it would go now, for those who may send it */
  destinoDoPix: DestinoDoPix.nullable(),
  atos: z.object({
    conferir: Ato,
    aprovar: Ato,
    reabrir: Ato,
    quitar: Ato,
    pagarPix: Ato,
    pagarTransferencia: Ato,
  }),
})
