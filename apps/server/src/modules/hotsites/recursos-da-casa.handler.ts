import { recursosDaCasa } from '@martelo/contracts/hotsites/recursos-da-casa.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarRecursos } from './recursos.sql.ts'

handle(recursosDaCasa, (ctx) => ctx.ler((tx) => apresentarRecursos(tx, ctx.hotsite.id, ctx.hotsite.uid)))
