// LGPD art. 18, II and V: access and portability, at once and as a file.
import { exportarMeusDados } from '@martelo/contracts/clientes/exportar-meus-dados.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { reunirMeusDados } from './reunir-meus-dados.ts'

handle(exportarMeusDados, (ctx) => ctx.tx((tx) => reunirMeusDados(ctx, tx)))
