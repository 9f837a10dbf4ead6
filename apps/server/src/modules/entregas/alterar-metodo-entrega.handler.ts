import { alterarMetodoEntrega } from '@martelo/contracts/entregas/alterar-metodo-entrega.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { escolherEntrega } from './escolher-entrega.ts'

handle(alterarMetodoEntrega, (ctx, { params, body }) => escolherEntrega(ctx, { ...body, uid: params.id }))
