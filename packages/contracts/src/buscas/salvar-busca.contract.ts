import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Filtro, LIMITES_DE_BUSCA } from '../lotes/busca.schemas.ts'
import { BuscaSalva, Frequencia, NomeDaBusca } from './busca-salva.schemas.ts'
import { textoLivre } from '../core/fields.ts'

export const salvarBusca = defineCall('POST /v1/cliente/buscas-salvas', {
  summary: 'Salva uma busca; avisa dos lotes que entrarem depois, cada um uma vez',
  permission: 'cliente:area',
  recurso: 'buscas-salvas',
  body: z.object({
    nome: NomeDaBusca,
    /** path and query of the list */
    endereco: textoLivre()
      .max(1500, 'Endereço muito longo')
      .regex(/^\/(?!\/)[\w\-.~%/?&=+,:;!*'()|@$[\]]*$/, 'Endereço inválido'),
    filtros: z.array(Filtro).max(LIMITES_DE_BUSCA.filtros, 'Filtros demais'),
    frequencia: Frequencia.default('na-hora'),
    porEmail: z.boolean().default(true),
  }),
  reply: BuscaSalva,
  refusals: { CHEIO: 409 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
