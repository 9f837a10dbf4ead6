import { apiLotes } from '@martelo/contracts/sistemas/api-lotes.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { comChave } from './chave-do-sistema.ts'
import { lotesPelaApi } from './lotes-pela-api.ts'

// The answer is cut to the contract's fields.
handle(apiLotes, comChave('lotes:ler', lotesPelaApi))
