import { contasBancarias } from '@martelo/contracts/hotsites/contas-bancarias.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { contasDaCasa } from './contas-da-casa.sql.ts'

handle(contasBancarias, (ctx) => ctx.ler((tx) => contasDaCasa(tx, ctx.hotsite.id)))
