import { itensDoDeposito } from '@martelo/contracts/depositos/itens-do-deposito.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { responderDeposito } from './deposito-por-dentro.ts'

handle(itensDoDeposito, (ctx, { params }) => responderDeposito(ctx, params.uid))
