import { consultarSituacao } from '@martelo/contracts/clientes/consultar-situacao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { situacaoDosContatos } from './situacao-dos-contatos.ts'

handle(consultarSituacao, (ctx) => situacaoDosContatos(ctx))
