import { salvarSossego } from '@martelo/contracts/avisos/salvar-sossego.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { clienteQueEscolhe } from './apresentar-preferencias.ts'
import { escolherSossego } from './gravar-escolhas.ts'

handle(salvarSossego, (ctx, { body }) => escolherSossego(ctx, clienteQueEscolhe(ctx), body))
