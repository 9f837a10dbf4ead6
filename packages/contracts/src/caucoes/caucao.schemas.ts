// What a deposit looks like on the wire. The client never sees who else paid, the house sees everything but bank secrets.
import { DECISOES_DE_CAUCAO, SITUACOES_DE_CAUCAO } from '@martelo/domain/caucoes/states.ts'
import { SITUACOES_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { z } from 'zod'
import { Centavos, Instante, Uid } from '../core/fields.ts'

export const SituacaoDaCaucao = z.enum(SITUACOES_DE_CAUCAO)

/** A client's own deposit. */
export const CaucaoDoCliente = z.object({
  uid: Uid,
  leiUid: Uid,
  leilao: z.string(),
  leilaoData: Instante,
  situacao: SituacaoDaCaucao,
  ajuda: z.string(),
  valor: Centavos,
  /** buying limit in this auction that it pays for; null: it sets none */
  limite: Centavos.nullable(),
  pagaAt: Instante.nullable(),
  valorAplicado: Centavos,
  valorRetido: Centavos,
  valorDevolvido: Centavos,
  motivo: z.string().nullable(),
  criadaAt: Instante,
  podeCancelar: z.boolean(),
  pix: z
    .object({
      copiaECola: z.string(),
      /** the QR as an SVG document */
      qrcode: z.string(),
      expiraAt: Instante.nullable(),
      /** where the simulated bank lets one pay; only in the demonstration */
      simulador: z.string().nullable(),
    })
    .nullable(),
})

/** What the auction asks of this client, and where he stands. */
export const MinhaCaucao = z.object({
  leiUid: Uid,
  leilao: z.string(),
  exigida: z.boolean(),
  regra: z.object({
    valor: Centavos.nullable(),
    porcentagem: z.number().nullable(),
    texto: z.string(),
  }),
  habilitacao: z.enum(SITUACOES_DE_HABILITACAO).nullable(),
  podePagar: z.object({ pode: z.boolean(), motivo: z.string().nullable() }),
  caucao: CaucaoDoCliente.nullable(),
})

export const CaucaoDaCasa = z.object({
  uid: Uid,
  versao: z.number().int(),
  leiUid: Uid,
  leilao: z.string(),
  leilaoSituacao: z.string(),
  cliUid: Uid,
  cliente: z.string(),
  apelido: z.string(),
  situacao: SituacaoDaCaucao,
  valor: Centavos,
  limite: Centavos.nullable(),
  valorRecebido: Centavos.nullable(),
  valorAplicado: Centavos,
  valorRetido: Centavos,
  valorDevolvido: Centavos,
  pagaAt: Instante.nullable(),
  motivo: z.string().nullable(),
  criadaAt: Instante,
  /** waits for a person's decision */
  pedeDecisao: z.boolean(),
})

export const DecisaoPossivel = z.object({
  decisao: z.enum(DECISOES_DE_CAUCAO),
  rotulo: z.string(),
  pode: z.boolean(),
  motivo: z.string().nullable(),
})
