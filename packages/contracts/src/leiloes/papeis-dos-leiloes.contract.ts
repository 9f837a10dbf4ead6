import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Uid } from '../core/fields.ts'
import { SituacaoDoLeilao } from './leilao.schemas.ts'

export const papeisDosLeiloes = defineCall('GET /v1/leiloes/papeis/qb', {
  summary: 'Leilões por nome, data e situação, para quem só abre os seus papéis, vídeos ou o Detran',
  permission: 'leilao:papeis',
  query: ConsultaDeLista.extend({ situacao: SituacaoDoLeilao.optional() }),
  reply: z.array(
    z.object({ uid: Uid, nome: z.string(), situacao: SituacaoDoLeilao, data: z.iso.datetime() }),
  ),
  counted: true,
})
