import { METODOS_DE_ENTREGA } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Uid } from '../core/fields.ts'
import { EscolhaFeita } from './troca-de-entrega.schemas.ts'

export const salvarMetodoEntrega = defineCall('PUT /v1/cliente/meus-lances/salvar-metodo-entrega', {
  summary: 'Escolhe como receber os documentos de um item da compra',
  permission: 'compra:minha',
  body: z.object({
    uid: Uid,
    metodo: z.enum(METODOS_DE_ENTREGA, { error: 'Escolha Sedex, Carta Registrada ou Retirada.' }),
    valor: Centavos,
    patUid: z.uuid({ error: 'Escolha o pátio da retirada.' }).nullish(),
  }),
  reply: EscolhaFeita,
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, RECUSADA: 409 },
})
