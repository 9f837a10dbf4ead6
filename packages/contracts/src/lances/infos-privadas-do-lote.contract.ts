import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'
import { Validacao } from '../validacoes/validacao.schemas.ts'
import { DoLote } from './recusas-de-lance.schemas.ts'

export const infosPrivadasDoLote = defineCall('GET /v1/leilao/lotes/:lelUid/infos-privadas', {
  summary: 'O que só a casa e o comitente do lote sabem: reserva, respostas, contagens',
  permission: 'sessao',
  params: DoLote,
  reply: z.object({
    uid: Uid,
    placa: z.string().nullable(),
    chassi: z.string().nullable(),
    valorComitente: Centavos.nullable(),
    comitenteId: z.number().int(),
    condicional: z.boolean(),
    condicionalResposta: z.string().nullable(),
    condicionalRespostaData: Instante.nullable(),
    condicionalRespostaNome: z.string().nullable(),
    condicionalNovoValor: Centavos.nullable(),
    condicionalNovoValorData: Instante.nullable(),
    condicionalNovoValorNome: z.string().nullable(),
    condicionalReplicaClienteUid: Uid.nullable(),
    respostaDuranteLeilao: z.string().nullable(),
    respostaDuranteLeilaoValor: Centavos.nullable(),
    /** staff only; a consignor gets none */
    lancesParticipantesCliUid: z.array(Uid),
    quantidadeLances: z.object({
      manuais: z.number().int(),
      automaticos: z.number().int(),
      configuracoesAutomaticas: z.number().int(),
      leiloeiro: z.number().int(),
    }),
    /** live ceilings: their number only, for every role */
    automaticosAtivos: z.number().int(),
    pageviews: z.number().int(),
    visitasClientesCadastrados: z.number().int(),
    visitasTotais: z.number().int(),
    chatUid: Uid.nullable(),
    lanceAtualLeiloeiro: z.boolean(),
    dataCadastroLote: Instante,
    dataAlteracaoFipe: Instante.nullable(),
    /** of every client; a consignor gets none */
    validacoes: z.array(Validacao),
    /** bids above it wait for a validation; the lot's own, or the house's */
    validacoesValorOfertaBloqueada: Centavos.nullable(),
  }),
  refusals: { LOTE_INEXISTENTE: 404, SEM_PERMISSAO: 403 },
})
