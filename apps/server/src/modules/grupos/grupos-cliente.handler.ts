import { gruposCliente } from '@martelo/contracts/grupos/grupos-cliente.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { lerGrupos } from './grupos.sql.ts'

handle(gruposCliente, (ctx) => ctx.ler((tx) => lerGrupos(tx, ctx.hotsite.id)))
