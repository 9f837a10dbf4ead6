import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Uid } from '../core/fields.ts'
import { paraLeitura } from '../core/leitura.ts'
import { DadosDoProcesso, DireitoDeclarado, PropostaFeita } from './judicial.schemas.ts'

export const judicialDoLeilao = defineCall('GET /v1/leiloes/judicial/:leilaoUid', {
  summary:
    'O processo de um leilão judicial: praças, avaliações, direitos de preferência e propostas parceladas',
  permission: 'leilao:ver',
  params: z.object({ leilaoUid: Uid }),
  reply: z.object({
    /** null: the auction is no court's */
    processo: paraLeitura(DadosDoProcesso).extend({ versao: z.number() }).nullable(),
    lotes: z.array(
      z.object({
        lelUid: Uid,
        numero: z.string(),
        nome: z.string(),
        situacao: z.enum(SITUACOES_DE_LOTE),
        avaliacao: Centavos.nullable(),
        onus: z.string().nullable(),
        praca: z.union([z.literal(1), z.literal(2)]),
        minimo: Centavos,
        minimoDaSegunda: Centavos.nullable(),
        podeAvaliar: z.boolean(),
        /** why the valuation does not change any more */
        preso: z.string().nullable(),
      }),
    ),
    preferencias: z.array(
      DireitoDeclarado.extend({
        lote: z.string(),
        cliente: z.string(),
        eventos: z.array(z.enum(['reconhecer', 'recusar'])),
      }),
    ),
    propostas: z.array(PropostaFeita.extend({ lote: z.string(), cliente: z.string() })),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
