// A consignor's request for one of his lots, as his page shows it.
import { ACOES_DO_COMITENTE, SITUACOES_DE_SOLICITACAO } from '@martelo/domain/portal/solicitacoes.ts'
import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { z } from 'zod'
import { Centavos, CentavosPositivos, Instante, textoOpcional, Uid } from '../core/fields.ts'

export const NovaSolicitacao = z.object({
  lelUid: Uid,
  acao: z.enum(ACOES_DO_COMITENTE, { error: 'Ação desconhecida' }),
  /** with `Novo valor` */
  valor: CentavosPositivos.nullish(),
  /** the bid that was on the screen; with the three answers */
  sobre: Centavos.nullish(),
  /** with `retirar` */
  motivo: textoOpcional(300),
})

export const Solicitacao = z.object({
  uid: Uid,
  lelId: z.number().int(),
  lelUid: Uid,
  numero: z.string(),
  nome: z.string(),
  acao: z.enum(ACOES_DO_COMITENTE),
  status: z.enum(SITUACOES_DE_SOLICITACAO),
  novaSituacao: z.enum(SITUACOES_DE_LOTE),
  valor: Centavos.nullable(),
  mensagem: z.string().nullable(),
  quem: z.string(),
  tentativas: z.number().int(),
  dataEnvio: Instante,
  dataSucesso: Instante.nullable(),
  dataErro: Instante.nullable(),
  podeReenviar: z.boolean(),
})
export type Solicitacao = z.infer<typeof Solicitacao>
