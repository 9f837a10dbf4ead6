import { ACOES_DO_LEILAO_NA_SALA } from '@martelo/domain/pregao/acoes-da-sala.ts'
import { SITUACOES_DE_LEILAO } from '@martelo/domain/leiloes/situacoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional } from '../core/fields.ts'
import { Conducao } from '../leiloes/leilao.schemas.ts'
import { DaSala, EstadoDaSala } from './pregao.schemas.ts'

export const conduzirLeilao = defineCall('POST /v1/leilao/:leiUid/sala/acao', {
  summary: 'Inicia, pausa, retoma, suspende ou encerra a sala, ou muda quem a conduz',
  permission: 'pregao:conduzir',
  params: DaSala,
  body: z.object({
    acao: z.enum(ACOES_DO_LEILAO_NA_SALA, 'Ação desconhecida'),
    /** what was on the screen: a second press meets another state and does nothing */
    situacao: z.enum(SITUACOES_DE_LEILAO, 'Situação desconhecida'),
    pausada: z.boolean(),
    motivo: textoOpcional(300),
    /** ADM only: why it is held on a Sunday or holiday all the same */
    autorizacaoDoDia: textoOpcional(300),
    conducao: Conducao.optional(),
  }),
  reply: z.object({ sala: EstadoDaSala }),
  refusals: { NAO_ENCONTRADO: 404, SEM_PERMISSAO: 403, MUDOU: 409, NAO_PODE: 409 },
  maxBody: 4096,
})
