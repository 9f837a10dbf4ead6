import { METODOS_DE_ENTREGA } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Uid } from '../core/fields.ts'
import { EscolhaFeita } from './troca-de-entrega.schemas.ts'

export const alterarMetodoEntrega = defineCall(
  'PUT /v1/cliente/meus-lances/alterar-metodo-entrega/pos-venda/:id',
  {
    summary: 'Troca a entrega dos documentos depois da venda, enquanto não foram enviados',
    permission: 'compra:minha',
    params: z.object({ id: Uid }),
    body: z.object({
      metodo: z.enum(METODOS_DE_ENTREGA, { error: 'Escolha Sedex, Carta Registrada ou Retirada.' }),
      valor: Centavos,
      patUid: z.uuid({ error: 'Escolha o pátio da retirada.' }).nullish(),
    }),
    reply: EscolhaFeita,
    refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, RECUSADA: 409 },
  },
)
