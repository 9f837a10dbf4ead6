import { verEstadia } from '@martelo/contracts/estadias/ver-estadia.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { responderEstadia } from './responder-estadia.ts'

handle(verEstadia, (ctx, { params }) => responderEstadia(ctx, params.uid))
