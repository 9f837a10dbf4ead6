import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, texto, textoOpcional, Uid, Versao } from '../core/fields.ts'
import { DepositoPorDentro } from './deposito.schemas.ts'

export const liberarDeposito = defineCall('POST /v1/deposito-bens/:uid/liberar', {
  summary: 'Libera os bens de um depósito a quem os leva; o valor fica como está nesse dia',
  permission: 'deposito:editar',
  params: z.object({ uid: Uid }),
  body: z.object({
    dia: Dia,
    para: texto(150, 'Informe quem leva os bens'),
    documento: textoOpcional(40),
    motivo: textoOpcional(500),
    versao: Versao,
  }),
  reply: DepositoPorDentro,
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, RECUSADO: 409 },
})
