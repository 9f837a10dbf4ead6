import { salvarPreferencia } from '@martelo/contracts/avisos/salvar-preferencia.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { clienteQueEscolhe } from './apresentar-preferencias.ts'
import { escolherCanal } from './gravar-escolhas.ts'

handle(salvarPreferencia, (ctx, { body }) => escolherCanal(ctx, clienteQueEscolhe(ctx), body))
