import { ACOES_DA_SALA } from '@martelo/domain/pregao/acoes-da-sala.ts'
import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, textoOpcional } from '../core/fields.ts'
import { EstadoDoLote } from '../lances/lances.events.ts'
import { DoLoteDaSala } from './pregao.schemas.ts'

export const conduzirLote = defineCall('POST /v1/leilao/:leiUid/sala/lotes/:lelUid/acao', {
  summary: 'Um ato do leiloeiro sobre um lote; o que ele via ao apertar a tecla vai junto',
  permission: 'pregao:conduzir',
  params: DoLoteDaSala,
  body: z.object({
    acao: z.enum(ACOES_DA_SALA, 'Ação desconhecida'),
    /** the state that was on the screen: a second press meets another one and does nothing */
    situacao: z.enum(SITUACOES_DE_LOTE, 'Situação desconhecida'),
    /** the bid that was on the screen; null: none. The hammer never falls on a value that was not cried. */
    valor: Centavos.nullable().optional(),
    motivo: textoOpcional(300),
  }),
  reply: z.object({ estado: EstadoDoLote }),
  /** MUDOU carries `dados.estado`, the lot as it is now */
  refusals: { NAO_ENCONTRADO: 404, SEM_PERMISSAO: 403, MUDOU: 409, NAO_PODE: 409 },
  maxBody: 4096,
})
