import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import {
  BuscaSalva,
  EnderecoDaBusca,
  FiltrosDaBusca,
  Frequencia,
  NomeDaBusca,
} from './busca-salva.schemas.ts'

export const salvarBusca = defineCall('POST /v1/cliente/buscas-salvas', {
  summary: 'Salva uma busca; avisa dos lotes que entrarem depois, cada um uma vez',
  permission: 'cliente:area',
  recurso: 'buscas-salvas',
  body: z.object({
    nome: NomeDaBusca,
    endereco: EnderecoDaBusca,
    filtros: FiltrosDaBusca,
    frequencia: Frequencia.default('na-hora'),
    porEmail: z.boolean().default(true),
  }),
  reply: BuscaSalva,
  refusals: { CHEIO: 409 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
