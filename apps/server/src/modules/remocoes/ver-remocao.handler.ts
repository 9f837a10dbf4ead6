import { verRemocao } from '@martelo/contracts/remocoes/ver-remocao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { responderRemocao } from './responder-remocao.ts'

handle(verRemocao, (ctx, { params }) => responderRemocao(ctx, params.uid))
