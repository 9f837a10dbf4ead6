import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

const Opcao = z.object({ uid: Uid, nome: z.string() })

export const opcoesDosRelatorios = defineCall('GET /v1/relatorios/opcoes', {
  summary: 'Leilões, comitentes e pátios pelos quais esta pessoa filtra relatórios',
  permission: 'relatorio:ler',
  reply: z.object({
    leilao: z.array(Opcao),
    comitente: z.array(Opcao),
    patio: z.array(Opcao),
  }),
})
