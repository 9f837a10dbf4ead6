import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email } from '../core/fields.ts'
import { DoFormulario } from '../mensagens/formulario.schemas.ts'
import { EnderecoDaBusca, FiltrosDaBusca, Frequencia, NomeDaBusca } from './busca-salva.schemas.ts'

/** What a stranger may leave on the server; a list's longest address makes a fifth of it. */
const MAIOR_FILTRO = 20_000

/** Answers the same for all, so that no stranger learns whether an address is known. */
export const pedirAlerta = defineCall('POST /v1/buscas-salvas', {
  summary: 'Pede avisos de uma busca só por e-mail, sem conta; vale depois da confirmação pelo e-mail',
  permission: 'publico',
  recurso: 'buscas-salvas',
  body: DoFormulario.extend({
    email: Email,
    nome: NomeDaBusca,
    endereco: EnderecoDaBusca,
    filtros: FiltrosDaBusca.refine((f) => JSON.stringify(f).length <= MAIOR_FILTRO, 'Filtros demais'),
    frequencia: Frequencia.default('na-hora'),
  }),
  reply: z.object({ ok: z.boolean() }),
  refusals: { RAPIDO: 425, VENCIDO: 409, LOGIN_NECESSARIO: 401 },
  limit: { por: 'ip', max: 10, segundos: 3600 },
})
