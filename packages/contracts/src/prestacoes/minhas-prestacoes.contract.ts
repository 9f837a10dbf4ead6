import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { OrdemDePagamento, PrestacaoNaLista } from './prestacao.schemas.ts'

export const minhasPrestacoes = defineCall('GET /v1/comitentes/minhas-prestacoes', {
  summary: 'As prestações de contas aprovadas e os pagamentos dos comitentes de quem pergunta',
  permission: 'comitente:acompanhar',
  reply: z.array(
    PrestacaoNaLista.extend({
      pagamentos: z.array(
        OrdemDePagamento.pick({
          uid: true,
          forma: true,
          situacao: true,
          valor: true,
          destino: true,
          autenticacao: true,
          encerradaAt: true,
        }),
      ),
    }),
  ),
})
