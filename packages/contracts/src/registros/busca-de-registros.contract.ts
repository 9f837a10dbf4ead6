import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto } from '../core/fields.ts'

export const buscaDeRegistros = defineCall('GET /v1/retaguarda/busca', {
  summary:
    'Registros para a paleta de comandos: leilões, lotes, veículos, clientes e vendas que esta pessoa pode abrir',
  permission: 'retaguarda:entrar',
  query: z.object({ texto: texto(80, 'Digite o que procura') }),
  reply: z.array(z.object({ url: z.string(), titulo: z.string(), descricao: z.string() })),
})
