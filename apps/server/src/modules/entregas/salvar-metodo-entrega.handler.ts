import { salvarMetodoEntrega } from '@martelo/contracts/entregas/salvar-metodo-entrega.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { escolherEntrega } from './escolher-entrega.ts'

handle(salvarMetodoEntrega, (ctx, { body }) => escolherEntrega(ctx, body))
