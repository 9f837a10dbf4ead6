import { NOMES_DE_DESFECHO } from '@martelo/domain/externo/desfechos.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Dia } from '../core/fields.ts'
import { NomeDoParceiro, RegistroNaLista } from './externo.schemas.ts'

const FILTROS_DE_DESFECHO = ['falhas', 'parados', 'aConferir', ...NOMES_DE_DESFECHO] as const

export const registrosExternos = defineCall('GET /v1/externo/registros/qb', {
  summary: 'Pedidos e respostas trocados com parceiros externos, mascarados, do mais novo para o mais antigo',
  permission: 'externo:ver',
  query: ConsultaDeLista.extend({
    parceiro: NomeDoParceiro.optional(),
    sentido: z.enum(['saida', 'entrada'], { error: 'Escolha uma opção' }).optional(),
    /** `falhas`: whatever went wrong; `parados`: messages that wait for a person;
     * `aConferir`: those of the last week that are the house's to look after */
    desfecho: z.enum(FILTROS_DE_DESFECHO, { error: 'Escolha uma opção' }).optional(),
    de: Dia.optional(),
    ate: Dia.optional(),
  }),
  reply: z.array(RegistroNaLista),
  counted: true,
})
