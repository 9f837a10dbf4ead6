import { apiResultados } from '@martelo/contracts/sistemas/api-resultados.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { comChave } from './chave-do-sistema.ts'
import { lotesPelaApi } from './lotes-pela-api.ts'

// The answer is cut to the contract's fields.
handle(apiResultados, comChave('resultados:ler', lotesPelaApi))
